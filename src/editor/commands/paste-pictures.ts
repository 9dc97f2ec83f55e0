import { notifications } from '@mantine/notifications'
import { maxPictureBytes } from '@schemas/files/entities/media-item'
import type { Locale } from '@schemas/layout/locale'
import { translate } from '@kit/t'
import { explainProblem } from '@kit/upload/explain-problem'
import { sendForPurpose } from '@kit/upload/send-for-purpose'
import { tidyBody } from '@kit/writing/tidy-pasted'
import { libraryUploadMethod } from '../media/library-upload-method'
import { rememberUpload } from '../media/known-uploads'

const messages = {
  sending: { en: 'Adding {count} pictures to the library…', th: 'กำลังเพิ่มรูปภาพ {count} รูปเข้าคลัง…' },
  sendingOne: { en: 'Adding the picture to the library…', th: 'กำลังเพิ่มรูปภาพเข้าคลัง…' },
  left: {
    en: '{count} pictures were left out, because the program you copied from keeps them to itself: {names}. Save them as files and add them from the library.',
    th: 'ไม่ได้วางรูปภาพ {count} รูป เพราะโปรแกรมต้นทางไม่ได้ส่งไฟล์มาด้วย: {names} กรุณาบันทึกเป็นไฟล์แล้วเพิ่มจากคลัง',
  },
  leftOne: {
    en: 'A picture was left out, because the program you copied from keeps it to itself: {names}. Save it as a file and add it from the library.',
    th: 'ไม่ได้วางรูปภาพ 1 รูป เพราะโปรแกรมต้นทางไม่ได้ส่งไฟล์มาด้วย: {names} กรุณาบันทึกเป็นไฟล์แล้วเพิ่มจากคลัง',
  },
  failed: { en: '{name}: {reason}', th: '{name}: {reason}' },
  picture: { en: 'picture {number}', th: 'รูปที่ {number}' },
}

/** More are named by their number only. */
const maxNames = 5

/**
 * Uploads the pictures of pasted markup to the library: those that it contains, and the file that came along with the
 * only one. All others are left out, and named in one notice. Resolves to the markup with the pictures of the library.
 */
export async function takePictures(html: string, files: readonly File[], locale: Locale): Promise<string> {
  const names = namesIn(html, locale)
  const body = tidyBody(html)
  const pictures = [...body.querySelectorAll('img')]
  const left: string[] = []
  const failures: string[] = []
  const [file] = files.filter(({ type }) => type.startsWith('image/'))
  const found = pictures.map((picture, at) => ({
    picture,
    name: names[at] ?? translate(messages.picture, locale, { number: String(at + 1) }),
    file: fileOf(picture, at) ?? (pictures.length === 1 ? file : undefined),
  }))
  const count = found.filter((each) => each.file).length
  const id = `pasted ${performance.now()}`
  const sending = new AbortController()
  if (count > 0)
    notifications.show({
      id,
      loading: true,
      autoClose: false,
      withCloseButton: true,
      message: translate(count === 1 ? messages.sendingOne : messages.sending, locale, { count: String(count) }),
      onClose: () => sending.abort(),
    })
  for (const { picture, name, file: sent } of found) {
    try {
      if (!sent) throw new LeftOut()
      const item = await sendForPurpose(sent, libraryUploadMethod, { signal: sending.signal })
      if (item.kind !== 'picture' || !item.shows) throw new LeftOut()
      rememberUpload(item)
      picture.setAttribute('data-asset', item.asset)
    } catch (error) {
      picture.remove()
      if (error instanceof LeftOut) left.push(name)
      else if (!sending.signal.aborted) {
        const { message, values = {} } = explainProblem(error)
        failures.push(translate(messages.failed, locale, { name, reason: translate(message, locale, values) }))
      }
    }
  }
  notifications.hide(id)
  if (left.length > 0)
    failures.unshift(
      translate(left.length === 1 ? messages.leftOne : messages.left, locale, {
        count: String(left.length),
        names: [...left.slice(0, maxNames), ...(left.length > maxNames ? ['…'] : [])].join(', '),
      }),
    )
  if (failures.length > 0)
    notifications.show({ color: 'yellow', autoClose: false, withCloseButton: true, message: failures.join(' ') })
  return body.innerHTML
}

class LeftOut extends Error {}

/** Descriptions or file names of the pictures, read before addresses of other places are removed. */
function namesIn(html: string, locale: Locale): string[] {
  return [...html.matchAll(/<img\b([^<>]{0,20000})/gi)].map(([, attributes = ''], at) => {
    const alt = /\balt\s*=\s*(?:"([^"]{1,200})"|'([^']{1,200})')/i.exec(attributes)
    const file = /\bsrc\s*=\s*["']?(?!data:)[^"'>\s]{0,2000}?([^/\\"'>\s]{1,100})(?=["'\s]|$)/i.exec(attributes)?.[1]
    return (alt?.[1] ?? alt?.[2] ?? file ?? translate(messages.picture, locale, { number: String(at + 1) })).trim()
  })
}

/** The file that an address contains. */
function fileOf(picture: HTMLImageElement, at: number): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[\w.+-]+);base64,(.+)$/s.exec(picture.getAttribute('src') ?? '') ?? []
  if (!type || data.length > (maxPictureBytes * 4) / 3) return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
    const ending = type.slice('image/'.length).replace('svg+xml', 'svg').replace('jpeg', 'jpg')
    return new File([bytes], `pasted-${at + 1}.${ending}`, { type })
  } catch {
    return undefined
  }
}
