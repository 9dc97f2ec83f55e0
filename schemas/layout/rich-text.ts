import * as z from 'zod/mini'
import { markField } from './field-mark'
import { assetName } from './image'
import { refuseLink } from './link'
import { type ListKind, listKinds, type ListSign, listSigns } from './list-kind'
import { oneSchema } from './one-schema'
import { inSomeLanguage } from './text'

/**
 * Rich text is a tree of known nodes (Tiptap's JSON), rendered to elements and never an HTML string. An unknown node or
 * mark makes the whole value invalid instead of being silently dropped.
 */
export type RichMark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'highlight' }
  | { type: 'link'; attrs: { href: string; external?: boolean | undefined; newTab?: boolean | undefined } }

export type RichNode =
  | { type: 'text'; text: string; marks?: RichMark[] | undefined }
  | { type: 'hardBreak' | 'horizontalRule' }
  | { type: 'heading'; attrs: { level: number; id?: string | undefined }; content?: RichNode[] | undefined }
  | {
      type: 'orderedList'
      attrs?: { start?: number | undefined; kind?: ListKind | undefined; sign?: ListSign | undefined } | undefined
      content?: RichNode[] | undefined
    }
  | { type: 'image'; attrs: { asset: string; alt?: string | undefined; caption?: string | undefined } }
  | { type: 'codeBlock'; attrs?: { language?: string | undefined } | undefined; content?: RichNode[] | undefined }
  | {
      type: 'callout'
      attrs?: { tone?: 'note' | 'tip' | 'warning' | undefined } | undefined
      content?: RichNode[] | undefined
    }
  | {
      type: 'paragraph' | 'bulletList' | 'listItem' | 'blockquote' | 'table' | 'tableRow' | 'tableHeader' | 'tableCell'
      content?: RichNode[] | undefined
    }

export type RichTree = { type: 'doc'; content: RichNode[] }

const mark = z.union([
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'code', 'highlight']) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z
      .strictObject({
        href: z.string().check(z.maxLength(2000)),
        external: z.optional(z.boolean()),
        newTab: z.optional(z.boolean()),
      })
      .check((ctx) => {
        refuseLink(ctx, { to: ctx.value.href, external: ctx.value.external }, ['href'])
      }),
  }),
])

const content = z.optional(z.array(z.lazy((): z.ZodMiniType<RichNode> => node)))

const node: z.ZodMiniType<RichNode> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string(), marks: z.optional(z.array(mark)) }),
  z.strictObject({ type: z.enum(['hardBreak', 'horizontalRule']) }),
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({
      level: z.int().check(z.gte(2), z.lte(4)),
      id: z.optional(z.string().check(z.regex(/^[\p{L}\p{M}\p{N}_-]{1,80}$/u))),
    }),
    content,
  }),
  z.strictObject({
    type: z.literal('orderedList'),
    attrs: z.optional(
      z.strictObject({
        start: z.optional(z.int()),
        kind: z.optional(z.enum(listKinds)),
        sign: z.optional(z.enum(listSigns)),
      }),
    ),
    content,
  }),
  z.strictObject({
    type: z.literal('image'),
    attrs: z.strictObject({ asset: assetName(), alt: z.optional(z.string()), caption: z.optional(z.string()) }),
  }),
  z.strictObject({
    type: z.literal('codeBlock'),
    attrs: z.optional(z.strictObject({ language: z.optional(z.string()) })),
    content,
  }),
  z.strictObject({
    type: z.literal('callout'),
    attrs: z.optional(z.strictObject({ tone: z.optional(z.enum(['note', 'tip', 'warning'])) })),
    content,
  }),
  z.strictObject({
    type: z.enum([
      'paragraph',
      'bulletList',
      'listItem',
      'blockquote',
      'table',
      'tableRow',
      'tableHeader',
      'tableCell',
    ]),
    content,
  }),
])

/** One tree, in one language. */
export const richTree = z.strictObject({ type: z.literal('doc'), content: z.array(node) })

/** A rich-text prop: one tree, or one per language. */
export const richText = /* @__PURE__ */ oneSchema(() =>
  markField(
    z.union([richTree, z.strictObject({ th: z.optional(richTree), en: z.optional(richTree) }).check(inSomeLanguage())]),
    { field: 'rich-text' },
  ),
)
