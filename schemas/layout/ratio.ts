/** The number of a written ratio: '16/9' is 1.78. */
export function ratioOf(ratio: `${number}/${number}`): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}
