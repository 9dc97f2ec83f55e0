import type { ReactNode } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'

type Heading = Parameters<typeof SectionHeading>[0]
type Props = Pick<Heading, 'eyebrow' | 'intro' | 'align'> & {
  id: string
  title?: Heading['title'] | undefined
  /** Where the page gives no title. */
  fallback: LocalisedText
  children: ReactNode
}

/** The main block of a page, whose title is the page's. */
export function TitledSection({ id, title, fallback, children, ...heading }: Props) {
  const t = useT()
  return (
    <section aria-labelledby={`${id}-title`}>
      <SectionHeading {...heading} title={title ?? t(fallback)} level={1} id={`${id}-title`} />
      {children}
    </section>
  )
}
