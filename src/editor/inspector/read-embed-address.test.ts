import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { embed } from '@schemas/layout/embed'
import { readEmbedAddress } from './read-embed-address'

describe('address of a video, map or song', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', { provider: 'youtube', id: 'dQw4w9WgXcQ', start: 42 }],
    ['youtu.be/dQw4w9WgXcQ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
    [
      '<iframe width="560" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7" title="x"></iframe>',
      { provider: 'youtube', id: 'dQw4w9WgXcQ', start: 7 },
    ],
    ['https://vimeo.com/123456/abcdef12', { provider: 'vimeo', id: '123456', hash: 'abcdef12' }],
    ['https://www.tiktok.com/@someone/video/7212345678901234567', { provider: 'tiktok', id: '7212345678901234567' }],
    ['https://www.instagram.com/p/CxYz_12-abC/?igsh=x', { provider: 'instagram', id: 'CxYz_12-abC' }],
    ['https://www.instagram.com/someone/reel/CxYz_12-abC/', { provider: 'instagram', id: 'CxYz_12-abC' }],
    ['https://www.facebook.com/rimklong.roasters', { provider: 'facebook', user: 'rimklong.roasters' }],
    [
      'https://web.facebook.com/rimklong/posts/pfbid02aBcDeFg?ref=x',
      { provider: 'facebook', user: 'rimklong', id: 'pfbid02aBcDeFg' },
    ],
    [
      'https://m.facebook.com/story.php?story_fbid=12345&id=67890',
      { provider: 'facebook', user: '67890', id: '12345' },
    ],
    ['https://www.facebook.com/people/Some-Body/100064512345678/', { provider: 'facebook', user: '100064512345678' }],
    [
      '<iframe src="https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Frimklong%2Fposts%2F123456&show_text=true"></iframe>',
      { provider: 'facebook', user: 'rimklong', id: '123456' },
    ],
    [
      '<iframe src="https://calendar.google.com/calendar/embed?src=a1b2%40group.calendar.google.com&ctz=Asia%2FBangkok"></iframe>',
      { provider: 'google-calendar', id: 'a1b2@group.calendar.google.com' },
    ],
    [
      'https://calendar.google.com/calendar/u/0?cid=YTFiMkBncm91cC5jYWxlbmRhci5nb29nbGUuY29t',
      { provider: 'google-calendar', id: 'a1b2@group.calendar.google.com' },
    ],
    [
      'https://www.google.com/maps/place/Wat+Arun/@13.7437,100.4889,17z/data=x',
      { provider: 'google-maps', place: 'Wat Arun', zoom: 17 },
    ],
    [
      'https://www.google.com/maps/@13.7437,100.4889,17z',
      { provider: 'google-maps', place: '13.7437,100.4889', zoom: 17 },
    ],
    [
      'https://www.openstreetmap.org/#map=16/13.7563/100.5018',
      { provider: 'openstreetmap', latitude: 13.7563, longitude: 100.5018, zoom: 16 },
    ],
    [
      'https://open.spotify.com/intl-th/track/4cOdK2wGLETKBW3PvgPWqT?si=x',
      { provider: 'spotify', kind: 'track', id: '4cOdK2wGLETKBW3PvgPWqT' },
    ],
    [
      '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=x">',
      { provider: 'soundcloud', kind: 'tracks', id: '293' },
    ],
    [
      'https://docs.google.com/forms/d/e/1FAIpQLSd1234567890abcdefghij/viewform?usp=sf_link',
      { provider: 'google-forms', id: '1FAIpQLSd1234567890abcdefghij' },
    ],
    [
      'https://docs.google.com/presentation/d/1abcdefghijklmnopqrstuvwx/edit#slide=1',
      { provider: 'google-slides', id: '1abcdefghijklmnopqrstuvwx' },
    ],
    ['https://codepen.io/someone/pen/abcXYZ', { provider: 'codepen', user: 'someone', id: 'abcXYZ' }],
  ])('recognises %s', (address, shown) => {
    expect(readEmbedAddress(address)).toEqual(shown)
    expect(z.safeParse(embed(), shown).success).toBe(true)
  })

  it.each([
    '',
    'not an address',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    'https://soundcloud.com/artist/song',
    'https://vimeo.com/100%',
    'https://www.facebook.com/share/p/abc',
    'https://www.facebook.com/groups/1/posts/2',
    'https://www.facebook.com/rimklong/videos/1',
    'https://www.instagram.com/someone',
    'https://www.facebook.com/plugins/post.php?href=https://www.facebook.com/plugins/post.php',
  ])('does not recognise “%s”', (address) => expect(readEmbedAddress(address)).toBeUndefined())
})
