import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Embed, embed } from './embed'
import { embedAddress, frameOrigins } from './embed-address'

const schema = embed()
const examples: Embed[] = [
  { provider: 'youtube', id: 'aqz-KE-bpKQ', start: 62 },
  { provider: 'vimeo', id: '76979871', hash: 'ab12cd34' },
  { provider: 'tiktok', id: '7106594312292453675' },
  { provider: 'instagram', id: 'CxYz_12-abC' },
  { provider: 'facebook', user: 'rimklong.roasters' },
  { provider: 'facebook', user: '100064512345678', id: 'pfbid02aBcDeFg' },
  { provider: 'google-maps', place: 'วัดอรุณ กรุงเทพฯ', zoom: 15 },
  { provider: 'openstreetmap', latitude: 13.7307, longitude: 100.5098, zoom: 16 },
  { provider: 'spotify', kind: 'playlist', id: '37i9dQZF1DX4sWSpwq3LiO' },
  { provider: 'soundcloud', kind: 'tracks', id: '293' },
  { provider: 'google-forms', id: '1FAIpQLSexampleexampleexample' },
  { provider: 'google-calendar', id: 'th.th#holiday@group.v.calendar.google.com' },
  { provider: 'google-slides', id: '1examplepresentation2026' },
  { provider: 'codepen', user: 'nine-room', id: 'QWxyZab' },
]

describe('embed', () => {
  it.each(examples)('loads $provider from an origin that the gateway allows', (example) => {
    expect(schema.parse(example)).toEqual(example)
    expect(frameOrigins).toContain(new URL(embedAddress(example)).origin)
  })

  it('accepts a provider and parameters, never an address', () => {
    for (const content of [
      { provider: 'youtube', url: 'https://evil.example' },
      { provider: 'evil', id: '1' },
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ])
      expect(schema.safeParse(content).success).toBe(false)
  })

  it.each(['../../evil', 'aqz-KE-bpK/', 'aqz-KE-bpKQ?x', '', '..\\..\\evil'])('refuses the film id %j', (id) => {
    expect(schema.safeParse({ provider: 'youtube', id }).success).toBe(false)
  })

  it.each([
    { provider: 'facebook', user: '../plugins' },
    { provider: 'facebook', user: 'a/b' },
    { provider: 'facebook', user: 'someone', id: '1?x=2' },
    { provider: 'facebook', user: 'https://evil.example' },
    { provider: 'instagram', id: '../x' },
    { provider: 'google-calendar', id: 'a@evil.example&mode=x' },
  ])('refuses %j', (content) => {
    expect(schema.safeParse(content).success).toBe(false)
  })

  it('shows only Facebook pages for Facebook', () => {
    const shown = (content: Embed) => new URL(new URL(embedAddress(content)).searchParams.get('href') ?? '').href
    expect(shown({ provider: 'facebook', user: 'rimklong' })).toBe('https://www.facebook.com/rimklong')
    expect(shown({ provider: 'facebook', user: 'rimklong', id: '123456' })).toBe(
      'https://www.facebook.com/rimklong/posts/123456',
    )
  })

  it('keeps origin and path whatever the author typed as a place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 200 }), (place) => {
        const address = new URL(embedAddress({ provider: 'google-maps', place, zoom: 15 }))
        expect(address.origin + address.pathname).toBe('https://www.google.com/maps')
        expect(address.searchParams.get('q')).toBe(place)
        expect(address.searchParams.get('output')).toBe('embed')
      }),
    )
  })

  it('starts a film only on request', () => {
    const film: Embed = { provider: 'youtube', id: 'aqz-KE-bpKQ' }
    expect(new URL(embedAddress(film)).searchParams.has('autoplay')).toBe(false)
    expect(new URL(embedAddress(film, { play: true })).searchParams.get('autoplay')).toBe('1')
  })
})
