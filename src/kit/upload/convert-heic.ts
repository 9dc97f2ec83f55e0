/** As many pixels as a canvas of a phone can have. */
const maxPixels = 16_000_000

/** Whether a file is a picture as iPhones store it, which most browsers cannot show. */
export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** A HEIC picture as JPEG where this browser can read it; otherwise the file itself, which the gateway refuses. */
export async function convertHeic(file: File): Promise<File> {
  if (!isHeic(file)) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, Math.sqrt(maxPixels / (picture.width * picture.height)))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.floor(picture.width * scale))
    canvas.height = Math.max(1, Math.floor(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return blob ? new File([blob], `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, { type: blob.type }) : file
  } catch {
    return file
  }
}

/** One after the other: each takes much memory. */
export async function convertAll(files: readonly File[]): Promise<File[]> {
  const converted: File[] = []
  for (const file of files) converted.push(await convertHeic(file))
  return converted
}
