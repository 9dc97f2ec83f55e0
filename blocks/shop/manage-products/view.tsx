import { useMemo, useState } from 'react'
import type { StaffProduct } from '@schemas/commerce/entities/staff-product'
import { DataTable } from '@kit/list/data-table'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import { SectionHeading } from '@kit/ui/section-heading'
import { CategoriesDialog } from './categories-dialog'
import { CategoryChoice } from './category-choice'
import type { NewPrice } from './price-change'
import { PriceDialog } from './price-dialog'
import { ProductEditor } from './product-editor'
import { productTable } from './product-table'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Question =
  | { about: 'prices'; products: readonly StaffProduct[]; answer: (prices: NewPrice[] | undefined) => void }
  | { about: 'category'; answer: (category: string | undefined) => void }

export function View({ blockId, eyebrow, title, intro, align, level, perPage }: Props) {
  const t = useT()
  const [question, setQuestion] = useState<Question>()
  const [opened, setOpened] = useState<'new' | 'categories'>()
  const table = useMemo(
    () =>
      productTable({
        prices: (products) => new Promise((resolve) => setQuestion({ about: 'prices', products, answer: resolve })),
        category: () => new Promise((resolve) => setQuestion({ about: 'category', answer: resolve })),
      }),
    [],
  )
  const shown = title ?? t(texts.title)
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.products}>
      <SectionHeading
        eyebrow={eyebrow}
        title={shown}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      <div className={styles.acts}>
        <Button size="s" icon="plus" onClick={() => setOpened('new')}>
          {t(texts.add)}
        </Button>
        <Button size="s" look="secondary" icon="folder" onClick={() => setOpened('categories')}>
          {t(texts.manageCategories)}
        </Button>
      </div>
      <DataTable list={table} label={shown} perPage={perPage} />
      {opened === 'new' && (
        <Modal title={t(texts.add)} size="l" onClose={() => setOpened(undefined)}>
          <ProductEditor kind="good" onSaved={() => setOpened(undefined)} />
        </Modal>
      )}
      {opened === 'categories' && <CategoriesDialog onClose={() => setOpened(undefined)} />}
      {question?.about === 'prices' && (
        <PriceDialog
          products={question.products}
          onAnswer={(prices) => {
            setQuestion(undefined)
            question.answer(prices)
          }}
        />
      )}
      {question?.about === 'category' && (
        <CategoryChoice
          onAnswer={(category) => {
            setQuestion(undefined)
            question.answer(category)
          }}
        />
      )}
    </section>
  )
}
