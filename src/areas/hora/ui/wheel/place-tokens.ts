import { placeInSign } from './place-in-sign'
import { inOrder, type PlacedToken, signOf, type WheelToken } from './wheel-token'

/** All labels of a wheel, in order of longitude. */
export function placeTokens(tokens: readonly WheelToken[]): PlacedToken[] {
  const sorted = inOrder(tokens)
  return Array.from({ length: 12 }, (_, sign) => sign).flatMap((sign) =>
    placeInSign(
      sign,
      sorted.filter(({ arcmin }) => signOf(arcmin) === sign),
    ),
  )
}
