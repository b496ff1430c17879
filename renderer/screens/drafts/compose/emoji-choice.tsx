import { Smile } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Dialog, DialogTrigger, ListBox, ListBoxItem } from 'react-aria-components';
import { compose } from '../../../../shared/texts/en/message.ts';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Popover } from '../../../components/overlays/popover.tsx';
import './emoji-choice.css';

/** The emoji that messages to customers use most; the system's own panel has all. */
const emoji =
  '😀 😊 😉 😍 🥳 😢 🙏 👍 👏 👋 💪 🤝 ❤️ 💙 💚 ⭐ ✨ 🎉 🎁 🎂 🎄 🐣 🌸 ☀️ ❄️ 🔥 ☕ 🍞 🥐 🍰 🍕 🍷 💊 🦷 👶 🐶 🐱 🚗 🚲 ✈️ 🏠 📅 ⏰ 📍 📞 ✉️ 🔔 ✅ ❗ ❓ 👉 🛒 🎟️ 💶 🎓 ⚽'.split(
    ' ',
  );

export interface EmojiChoiceProps {
  readonly onChoose: (emoji: string) => void;
}

/** Screen readers know the names of emoji. */
export function EmojiChoice({ onChoose }: EmojiChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<string | null>(null);
  const aboutId = useId();

  // Closing returns the focus to the button; only after that can the text take the focus.
  function reportChosen(): void {
    const { current } = chosen;
    chosen.current = null;
    if (current !== null) onChoose(current);
  }

  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton icon={Smile} size="small" label={compose.emoji} onFocus={() => setTimeout(reportChosen)} />
      <Popover placement="bottom end">
        <Dialog aria-label={compose.emoji} aria-describedby={aboutId} className="emoji-choice">
          <ListBox
            aria-label={compose.emoji}
            layout="grid"
            autoFocus="first"
            className="emoji-list"
            items={emoji.map((id) => ({ id }))}
            onAction={(one) => {
              chosen.current = String(one);
              setOpen(false);
            }}
          >
            {({ id }) => (
              <ListBoxItem textValue={id} className="emoji">
                {id}
              </ListBoxItem>
            )}
          </ListBox>
          <p id={aboutId} className="quiet">
            {compose.emojiCost}
          </p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
