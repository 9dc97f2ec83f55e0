/** The bytes are no displayable picture. */
export class PictureRefused extends Error {
  constructor(readonly reason: 'broken' | 'pixels' | 'frames' | 'heavy' | 'drawing' | 'embedded') {
    super(`The picture is refused: ${reason}.`)
  }
}

export function refused(error: unknown): never {
  throw error instanceof PictureRefused ? error : new PictureRefused('broken')
}
