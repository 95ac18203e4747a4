// On the not-found page: the path that nobody answers is logged, so that a broken link can be traced (D7).
export function logUnknownPath(): void {
  if (document.documentElement.dataset.page === 'notFound') console.error(`Page not found: ${location.pathname}`);
}
