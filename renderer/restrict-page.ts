declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
    };
  }
}

// No Content-Security-Policy restricts WebRTC, so its constructors are removed before anything else runs.
for (const name of Object.getOwnPropertyNames(window)) {
  if (/^(?:webkit)?RTC[A-Z]|^WebTransport/.test(name)) Reflect.deleteProperty(window, name);
}

// The page's policy accepts no text as markup. The exception is the empty text, by which the widget library
// clears its announcements.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });

export {};
