import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { post } from '@gateway/db/post-tables'
import { postAuthor, postPreview, postVersion, postWriter } from './tables'

export const personalData: Record<string, PersonalData> = {
  // What was written for the site stays the site's, without the name of who wrote it.
  posts: {
    read: (tx, person) =>
      tx
        .select({ title: post.draftTitle, category: post.category, slug: post.slug, createdAt: post.createdAt })
        .from(post)
        .where(eq(post.ownerId, person))
        .orderBy(desc(post.createdAt)),
    forget: async (tx, person) => {
      await tx.update(post).set({ ownerId: null }).where(eq(post.ownerId, person))
      await tx.update(post).set({ reviewerId: null }).where(eq(post.reviewerId, person))
      await tx.update(post).set({ submittedBy: null }).where(eq(post.submittedBy, person))
    },
  },
  postVersions: {
    read: (tx, person) =>
      tx
        .select({ post: postVersion.postId, no: postVersion.no, at: postVersion.at, content: postVersion.content })
        .from(postVersion)
        .where(eq(postVersion.byId, person))
        .orderBy(desc(postVersion.at)),
    forget: (tx, person) => tx.update(postVersion).set({ byId: null }).where(eq(postVersion.byId, person)),
  },
  // A by-line is a publication; the link to the account goes.
  byLines: {
    read: (tx, person) =>
      tx
        .select({ name: postAuthor.name, role: postAuthor.role, bio: postAuthor.bio, links: postAuthor.links })
        .from(postAuthor)
        .where(eq(postAuthor.personId, person)),
    forget: (tx, person) => tx.update(postAuthor).set({ personId: null }).where(eq(postAuthor.personId, person)),
  },
  postWriting: {
    read: (tx, person) =>
      tx.select({ since: postWriter.addedAt }).from(postWriter).where(eq(postWriter.personId, person)),
    forget: async (tx, person) => {
      await tx.delete(postWriter).where(eq(postWriter.personId, person))
      await tx.update(postWriter).set({ addedBy: null }).where(eq(postWriter.addedBy, person))
    },
  },
  postPreviews: {
    read: (tx, person) =>
      tx
        .select({ post: postPreview.postId, madeAt: postPreview.madeAt, endsAt: postPreview.endsAt })
        .from(postPreview)
        .where(eq(postPreview.madeBy, person)),
    forget: (tx, person) => tx.delete(postPreview).where(eq(postPreview.madeBy, person)),
  },
}
