import type { Email } from '@kit/use-send-email'

const limits = { files: 5, bytes: 5 * 1024 * 1024 }

export const isTooMuch = (files: readonly File[]): boolean =>
  files.length > limits.files || files.reduce((sum, { size }) => sum + size, 0) > limits.bytes

/** Files in the format of the mail call. */
export function readFiles(files: readonly File[]): Promise<NonNullable<Email['attachments']>> {
  return Promise.all(
    files.map(async (file) => ({
      name: file.name.slice(0, 120),
      type: /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,80}$/.test(file.type) ? file.type : 'application/octet-stream',
      content: await base64Of(file),
    })),
  )
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })
}
