import { useState } from 'react'
import type { ProductDraft } from '@schemas/commerce/entities/staff-product'
import { call as productCall } from '@client/commerce/calls/shop/manage-product'
import { useT } from '@kit/t'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { ProductForm } from './product-form'
import { texts } from './texts'

type Props = { product?: string; kind: 'good' | 'service' | 'lesson'; onSaved?: () => void }

const empty: ProductDraft = {
  slug: '',
  title: {},
  summary: {},
  kind: 'good',
  vat: 'standard',
  temperature: 'dry',
  status: 'draft',
  categories: [],
  images: [],
  variants: [{ sku: '', options: [], regular: 0, weightG: 0, tracked: true, backorder: false }],
}

/** A product to write: a new one, or a stored one. */
export function ProductEditor({ product, kind, onSaved }: Props) {
  const t = useT()
  if (kind === 'lesson') return <p>{t(texts.lesson)}</p>
  return product === undefined ? (
    <ProductForm draft={empty} pictures={{}} onSaved={onSaved} />
  ) : (
    <StoredProduct product={product} />
  )
}

function StoredProduct({ product }: { product: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(productCall, { product }, { staleTime: 0 })
  // Another answer must not take away what is being typed.
  const [first, setFirst] = useState(data)
  if (data && data.version !== first?.version) setFirst(data)
  return (
    <ListState
      isLoading={!data && !error}
      error={data ? undefined : error?.message}
      failed={t(texts.failed)}
      onRetry={() => void refetch()}
    >
      {() =>
        first && (
          <ProductForm
            key={first.version}
            product={product}
            version={first.version}
            draft={first.draft}
            pictures={first.pictures}
          />
        )
      }
    </ListState>
  )
}
