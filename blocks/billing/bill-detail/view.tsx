import { usePage } from '@kit/boot'
import { Link } from '@kit/link'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { BillForm } from './bill-form'
import type { Props } from './schema'
import { StoredBill } from './stored-bill'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, level }: Props) {
  const t = useT()
  const isCanvas = usePageLink() === null
  const id = usePage()?.params.id ?? ''
  const Heading = `h${level}` as 'h1' | 'h2'
  if (isCanvas || id === '')
    return (
      <section className={styles.bill} aria-labelledby={`${blockId}-title`}>
        <Heading id={`${blockId}-title`}>{t(texts.bill)}</Heading>
        <p className={styles.soft}>{t(texts.sample)}</p>
      </section>
    )
  return (
    <section className={styles.bill} aria-labelledby={`${blockId}-title`}>
      <p>
        <Link link={{ to: '/cluster/user/bills' }}>{t(texts.back)}</Link>
      </p>
      {id === 'new' ? (
        <>
          <Heading id={`${blockId}-title`}>{t(texts.new)}</Heading>
          <BillForm />
        </>
      ) : (
        <StoredBill id={id} heading={Heading} headingId={`${blockId}-title`} />
      )}
    </section>
  )
}
