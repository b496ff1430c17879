/** Calls `measure` now and whenever the element's size changes; returns a function that ends it. */
export function onResize(element: Element, measure: () => void): () => void {
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => observer.disconnect();
}
