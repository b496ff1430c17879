import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Notice } from '../state/notices.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import './badge.css';
import './notices.css';

const SHOWN_MS = 6000;

interface NoticesProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: number) => void;
}

/** Short messages at the bottom of the window; failures stay until dismissed, the rest leave by themselves, but not from under a pointer or the focus. */
export function Notices({ notices, onDismiss }: NoticesProps) {
  return (
    <section className="notices" aria-label="Notices" aria-live="polite" data-react-aria-top-layer="true">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={() => onDismiss(notice.id)} />
      ))}
    </section>
  );
}

function NoticeCard({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const stays = held || notice.tone === 'danger';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once per notice, not per render.
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(onDismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice.id, stays]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the notice while somebody is at it.
    <div
      className={`notice tone-${notice.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="notice-dot" aria-hidden />
      <div className="grow selectable">
        <div>{notice.text}</div>
        {notice.more && <div className="quiet">{notice.more}</div>}
      </div>
      {notice.action && (
        <Button
          size="small"
          onPress={() => {
            notice.action?.run();
            onDismiss();
          }}
        >
          {notice.action.text}
        </Button>
      )}
      <IconButton icon={X} size="small" label="Dismiss" onPress={onDismiss} />
    </div>
  );
}
