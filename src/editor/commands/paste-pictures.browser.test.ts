import { notifications } from '@mantine/notifications'
import { beforeEach, expect, it, vi } from 'vitest'
import { sendForPurpose } from '@kit/upload/send-for-purpose'
import { openRichEditor, treeOfHtml } from '@kit/writing/writing-editor'
import { wordPicture } from '@tests/fixtures/clipboard'
import { takePictures } from './paste-pictures'

vi.mock('@kit/upload/send-for-purpose', { spy: true })

const asset = 'item-00000000-0000-4000-8000-000000000001'
const shows = { kind: 'raster', width: 2, height: 1, sources: [], src: '/x.webp', alt: '' }
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const notified = () =>
  vi.mocked(notifications.show).mock.calls.flatMap(([{ loading, message }]) => (loading ? [] : [message]))

beforeEach(() => {
  vi.spyOn(notifications, 'show').mockClear().mockReturnValue('')
  vi.mocked(sendForPurpose).mockReset().mockResolvedValue({ id: 'x', asset, kind: 'picture', shows })
})

it('uploads a picture that the markup contains, and puts it where it was', async () => {
  const html = await takePictures(`<p>Before <img src="${dot}" alt="A dot"> after</p>`, [], 'en')
  const [file] = vi.mocked(sendForPurpose).mock.calls[0] ?? []
  expect([file?.name, file?.type, file?.size]).toEqual(['pasted-1.png', 'image/png', 70])
  expect(treeOfHtml(html)?.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'Before' }] },
    { type: 'image', attrs: { asset, alt: 'A dot' } },
    { type: 'paragraph', content: [{ type: 'text', text: ' after' }] },
  ])
  expect(notified()).toEqual([])
})

it('takes the file that comes along with the only picture', async () => {
  const file = new File(['light'], 'image.png', { type: 'image/png' })
  expect(await takePictures(wordPicture, [file], 'en')).toContain(`data-asset="${asset}"`)
  expect(vi.mocked(sendForPurpose).mock.calls.map(([sent]) => sent)).toEqual([file])
})

it('names all that could not come along in one notice', async () => {
  const two = `${wordPicture}<p><img src='file:///C:/Temp/clip_image004.jpg' alt='บ้านริมน้ำ'></p><img src="https://example.com/a/map.png?x=1">`
  const html = await takePictures(two, [], 'en')
  expect(html).not.toContain('<img')
  expect(html).toContain('Our house')
  expect(notified()).toHaveLength(1)
  expect(notified()[0]).toMatch(/^3 pictures were left out.*clip_image002\.jpg, บ้านริมน้ำ, map\.png/)
})

it('keeps the text when an upload is refused, and gives the reason', async () => {
  vi.mocked(sendForPurpose).mockRejectedValue(new Error('Storage is full.'))
  expect(await takePictures(`<p>Text<img src="${dot}" alt="A dot"></p>`, [], 'en')).toBe('<p>Text</p>')
  expect(notified()).toEqual(['A dot: Storage is full.'])
})

it('believes no markup that names something else than an upload', () => {
  expect(treeOfHtml('<p>a<img data-asset="../x"><img data-asset="logo"></p>')?.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'a' }] },
  ])
})

it('inserts into an open text when the pictures are there', async () => {
  let insert: ((html: string) => boolean) | undefined
  const editor = openRichEditor({
    element: document.body.appendChild(document.createElement('div')),
    tree: { type: 'doc', content: [{ type: 'paragraph' }] },
    label: 'Words',
    onWrite: () => {},
    onPictures: (_event, inserts) => ((insert = inserts), true),
  })
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', `<p>Text<img src="${dot}"></p>`)
  editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  expect(editor.getText()).toBe('')
  expect(insert?.(`<p>Text</p><img data-asset="${asset}">`)).toBe(true)
  expect(JSON.stringify(editor.getJSON())).toContain(asset)
  editor.destroy()
  expect(insert?.('<p>late</p>')).toBe(false)
})
