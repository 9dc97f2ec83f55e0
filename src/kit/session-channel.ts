const name = 'sitewright-session'
/** Of this tab: a channel also hears what other channels of its own tab send. */
const tab = String(Math.random())

type Message = { person: string; tab: string }

/** Tells the other tabs of this browser that the person has signed out, or that their session has ended. */
export function announceSignOut(person: string | undefined): void {
  if (person === undefined || !('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(name)
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage({ person, tab } satisfies Message)
  channel.close()
}

/** Calls `act` once another tab has announced it. Returns how to stop listening. */
export function onSignOut(person: string, act: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.person === person && data.tab !== tab) act()
  })
  return () => channel.close()
}
