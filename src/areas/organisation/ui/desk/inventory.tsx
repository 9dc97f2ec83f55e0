import { useState } from 'react'
import { call as homeCall } from '@client/organisation/calls/cluster/home'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { useCall } from '@kit/use-call'
import { StockSection } from '../till/stock-section'
import { texts as tillTexts } from '../till/texts'
import { CallState } from './call-state'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk-texts'

/** The stock of a branch where the caller keeps it. */
export function Inventory() {
  const t = useT()
  const { data, error, refetch } = useCall(homeCall, {})
  const [chosen, choose] = useState('')
  return (
    <section className={styles.desk}>
      {!data && <h1 className={styles.title}>{t(tillTexts.stock)}</h1>}
      <CallState data={data} error={error} onRetry={() => void refetch()}>
        {({ branches }) => {
          const own = branches.filter(({ position }) => position !== 'cashier')
          const branch = own.find(({ id }) => id === chosen) ?? own[0]
          if (!branch)
            return (
              <EmptyState icon="box" title={t(texts.none)} isPage>
                {t(texts.noneHint)}
              </EmptyState>
            )
          return (
            <>
              <Field label={t(texts.branch)} className={styles.narrow ?? ''}>
                <Select
                  value={branch.id}
                  options={own.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(event) => choose(event.target.value)}
                />
              </Field>
              <StockSection branch={branch.id} />
            </>
          )
        }}
      </CallState>
    </section>
  )
}
