const name = 'sitewright-session'

/** Tells the other tabs of this browser that the person has signed out, or that their session has ended. */
export function announceSignOut(person: string | undefined): void {
  if (person === undefined || !('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(name)
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage(person)
  channel.close()
}

/** Calls `act` once another tab has announced it. Returns how to stop listening. */
export function onSignOut(person: string, act: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === person) act()
  })
  return () => channel.close()
}
