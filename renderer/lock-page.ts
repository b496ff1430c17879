declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
    };
  }
}

// No Content-Security-Policy holds back WebRTC, so nothing that runs after this finds its constructors.
for (const name of Object.getOwnPropertyNames(window)) {
  if (/^(?:webkit)?RTC[A-Z]|^WebTransport/.test(name)) Reflect.deleteProperty(window, name);
}

// The page's policy takes no text as markup. The widget library empties its announcements that way, which does no harm.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });

export {};
