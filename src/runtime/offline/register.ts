/** Lets pages seen before be read offline. Quiet where the browser has no service workers (plain http in a LAN). */
export function registerOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('Offline reading is off:', error))
  }
  // After load: the worker's own fetches must not compete with the page's.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
