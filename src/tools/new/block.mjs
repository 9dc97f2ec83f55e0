import { asJson, splitName, titled } from './names.mjs'

/** The files of a block that shows one line of text: a complete minimum. */
export function newBlock(name) {
  const [area, block] = splitName(name, 2, '<area>/<block>, such as shop/product-grid')
  const folder = `blocks/${area}/${block}`
  const title = titled(block)
  return {
    [`${folder}/schema.ts`]: schema,
    [`${folder}/view.tsx`]: view,
    [`${folder}/view.module.css`]: css,
    [`${folder}/editor.tsx`]: editor(title),
    [`${folder}/examples/basic.json`]: asJson({
      title: { en: title, th: title },
      props: { text: { en: title, th: title }, align: 'center' },
    }),
  }
}

const schema = `import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () => z.strictObject({
    text: text(),
    align: z._default(z.enum(['start', 'center', 'end']), 'start'),
  }),
})

export type Props = PropsOf<typeof schema>
`

const view = `import type { Props } from './schema'
import styles from './view.module.css'

export function View({ text, align }: Props) {
  return (
    <p className={styles.text} data-align={align}>
      {text}
    </p>
  )
}
`

const css = `.text {
  margin: 0;
}
.text[data-align='center'] {
  text-align: center;
}
.text[data-align='end'] {
  text-align: end;
}
`

const editor = (title) => `import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: '${title}', th: 'บล็อก ${title}' },
  description: { en: 'Say in one line what this block is for.', th: 'บอกในหนึ่งบรรทัดว่าบล็อกนี้ใช้ทำอะไร' },
  icon: 'letter-case',
  category: 'text',
  start: { text: { en: '${title}', th: '${title}' } },
})
`
