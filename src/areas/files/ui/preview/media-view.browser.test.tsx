import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { MediaView } from './media-view'
import type { PreviewedFile } from './preview-file'
import { useAddressRenewal } from './use-address-renewal'

let root: Root
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Two seconds of silence. */
function sound(): string {
  const rate = 8000
  const head = new DataView(new ArrayBuffer(44))
  const text = (at: number, value: string) =>
    new TextEncoder().encode(value).forEach((byte, index) => head.setUint8(at + index, byte))
  text(0, 'RIFF')
  head.setUint32(4, 36 + rate * 2, true)
  text(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, rate, true)
  head.setUint32(28, rate, true)
  head.setUint16(32, 1, true)
  head.setUint16(34, 8, true)
  text(36, 'data')
  head.setUint32(40, rate * 2, true)
  return URL.createObjectURL(new Blob([head, new Uint8Array(rate * 2).fill(128)], { type: 'audio/wav' }))
}
const file = {
  name: 'talk.wav',
  type: 'file',
  kind: 'audio',
  ending: 'wav',
  thumbnail: null,
  isShare: false,
  size: 16_044,
  mimetype: 'audio/wav',
  dimensions: null,
} as PreviewedFile
const addresses = [sound(), sound()]
/** A player loads its file only when the machine has time. */
const timeouts = { timeout: 10_000 }

function Player() {
  const [at, setAt] = useState(0)
  const renew = useAddressRenewal(addresses[at], () => setAt(at + 1))
  return <MediaView file={file} address={addresses[at] ?? ''} failed={<p>Cannot be shown</p>} renew={renew} />
}

it('resumes with a new address after expiry, and fails for one that never worked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'guest' } } as Boot}>
      <Player />
    </BootProvider>,
  )
  const player = await vi.waitFor(() => {
    const found = document.querySelector('audio')
    expect(found?.readyState).toBeGreaterThan(0)
    return found as HTMLAudioElement
  }, timeouts)
  player.currentTime = 1.5
  vi.setSystemTime(Date.now() + 31 * 60_000)
  player.dispatchEvent(new Event('error'))
  // A late event of the expired source.
  player.dispatchEvent(new Event('loadedmetadata'))
  await vi.waitFor(() => expect([player.src, player.currentTime]).toEqual([addresses[1], 1.5]), timeouts)
  player.dispatchEvent(new Event('error'))
  await expect.element(page.getByText('Cannot be shown')).toBeVisible()
})
