import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { PostCard } from '@schemas/site/entities/post'
import { BootProvider } from '@kit/boot'
import { SaveButton } from './save-button'
import { useSavedPosts } from './use-saved-posts'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  localStorage.clear()
})

const post = {
  slug: 'tea',
  path: '/notes/tea',
  title: 'Tea',
  category: { slug: 'notes', name: 'Notes' },
  readingMinutes: 2,
} as PostCard

function Titles() {
  const { posts } = useSavedPosts()
  return <output aria-label="Saved posts">{posts.map(({ title }) => title).join(', ')}</output>
}

function open(userID?: string): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', site: { id: 's' }, session: { role: userID ? 'user' : 'guest', userID } }
  root.render(
    <BootProvider boot={boot as unknown as Boot}>
      <SaveButton post={post} />
      <Titles />
    </BootProvider>,
  )
}
const titles = () => page.getByRole('status', { name: 'Saved posts' })

it('saves a post on the device, once, and takes it off again', async () => {
  open()
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect.element(titles()).toHaveTextContent('Tea')
  root.unmount()
  document.body.replaceChildren()
  open()
  const button = page.getByRole('button', { name: 'Saved' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect.element(titles()).toHaveTextContent('')
  expect(localStorage.getItem('content:saved')).toBeNull()
})

it('shows nobody the list of another person on the device, and survives a broken entry', async () => {
  localStorage.setItem('content:saved:ann', JSON.stringify([{ slug: 'x' }, 7, null]))
  localStorage.setItem('content:saved', '{')
  open('ann')
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect.element(titles()).toHaveTextContent('Tea')
  root.unmount()
  document.body.replaceChildren()
  open('ben')
  await expect.element(page.getByRole('button', { name: 'Save for later' })).toBeVisible()
})
