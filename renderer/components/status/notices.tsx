import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ExternalFile } from '../../../shared/sheet/external-files.ts';
import { components } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import './badge.css';
import './notices.css';

const SHOWN_MS = 6000;

export interface Notice {
  readonly id: number;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly more?: string | undefined;
  /** True if the notice must be dismissed by hand, because its message appears nowhere else. */
  readonly stays?: boolean;
  readonly action?: { readonly text: string; readonly run: () => void } | undefined;
  /** The waiting files that the notice is about. */
  readonly files?: readonly ExternalFile[] | undefined;
  /** Called when the notice goes without its action. */
  readonly onDropped?: (() => void) | undefined;
}

interface NoticesProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: number) => void;
  readonly onAct: (id: number) => void;
}

/** Failures stay until dismissed; other notices go by themselves, but not while one has the pointer or the focus. */
export function Notices({ notices, ...acts }: NoticesProps) {
  const box = useRef<HTMLElement>(null);
  usePublishedHeight(box);
  return (
    <section
      ref={box}
      className="notices stack"
      aria-label={components.notices}
      aria-live="polite"
      data-react-aria-top-layer="true"
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} {...acts} />
      ))}
    </section>
  );
}

/** Publishes the height of the notices, so that a dialog can start below them. */
function usePublishedHeight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty('--notices-height', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--notices-height');
    };
  }, [box]);
}

type NoticeCardProps = Omit<NoticesProps, 'notices'> & { readonly notice: Notice };

function NoticeCard({ notice, onDismiss, onAct }: NoticeCardProps) {
  const { id } = notice;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const stays = isPointed || isFocused || notice.stays === true || notice.tone === 'danger';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onDismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, stays, onDismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the notice while somebody is at it.
    <div
      className={`notice tone-${notice.tone}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className="notice-dot" aria-hidden />
      <div className="grow selectable">
        <div>{notice.text}</div>
        {notice.more && <div className="quiet">{notice.more}</div>}
      </div>
      {notice.action && (
        <Button size="small" onPress={() => onAct(id)}>
          {notice.action.text}
        </Button>
      )}
      <IconButton icon={X} size="small" label={components.dismiss} onPress={() => onDismiss(id)} />
    </div>
  );
}
