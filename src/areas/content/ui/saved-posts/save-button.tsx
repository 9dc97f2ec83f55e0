import type { PostCard } from '@schemas/site/entities/post'
import { Button } from '@kit/ui/button'
import { useT } from '@kit/t'
import { useSavedPosts } from './use-saved-posts'

const texts = {
  save: { en: 'Save for later', th: 'บันทึกไว้อ่าน' },
  saved: { en: 'Saved', th: 'บันทึกแล้ว' },
}

/** Saves a post on this device; a second press takes it off the list. */
export function SaveButton({ post }: { post: PostCard }) {
  const t = useT()
  const { posts, add, remove } = useSavedPosts()
  const isSaved = posts.some(({ slug }) => slug === post.slug)
  const { slug, path, title, category, readingMinutes } = post
  return (
    <Button
      look="secondary"
      icon={isSaved ? 'check' : 'bookmark'}
      aria-pressed={isSaved}
      onClick={() =>
        isSaved
          ? remove(slug)
          : add({ slug, path, title, category: category.name, minutes: readingMinutes, at: new Date().toISOString() })
      }
    >
      {t(isSaved ? texts.saved : texts.save)}
    </Button>
  )
}
