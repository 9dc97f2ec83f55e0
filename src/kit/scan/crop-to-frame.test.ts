import { expect, it } from 'vitest'
import { cropToFrame } from './crop-to-frame'

it('takes what is inside the frame of a picture that covers its box, at a size that a reader likes', () => {
  // The same shape: a tenth is left out at each side.
  expect(cropToFrame({ width: 640, height: 480 }, { width: 320, height: 240 })).toEqual({
    x: 64,
    y: 48,
    width: 512,
    height: 384,
    to: { width: 512, height: 384 },
  })
  // Wide pictures in a box of 4:3 show their middle; large ones are read smaller.
  expect(cropToFrame({ width: 1920, height: 1080 }, { width: 400, height: 300 })).toEqual({
    x: 384,
    y: 108,
    width: 1152,
    height: 864,
    to: { width: 1000, height: 750 },
  })
})
