/** Makes visited pages available offline. Does nothing where service workers are missing (plain http in a LAN). */
export function registerOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('Offline reading is off:', error))
  }
  // After load, so that the worker's requests do not compete with the page's.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
