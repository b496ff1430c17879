import './own-words.css';

/** What the service itself said of a request. */
export function OwnWords({ words }: { readonly words: string }) {
  return (
    <blockquote className="own-words selectable" aria-label="The service’s own words">
      <bdi>{words}</bdi>
    </blockquote>
  );
}
