import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call as products } from '@client/commerce/calls/shop/products'
import { filterInput } from '@schemas/commerce/entities/shelf-address'
import { useShelf } from '@areas/commerce/ui/use-shelf'
import { useArrival, usePage } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { useCall } from '@kit/use-call'
import { addPage, useMorePages } from './more-pages'
import type { Props } from './schema'

/** The products of the grid: those that came with the page, those of changed filters, and those of "Show more". */
export function useProducts({ source, sort, perPage, data }: Pick<Props, 'source' | 'sort' | 'perPage' | 'data'>) {
  const page = usePage()
  const arrival = useArrival()
  const shelf = useShelf()
  const { state, isInitial } = shelf
  const subject = source === 'category' ? page?.params.code : undefined
  const initial = data?.products
  const first = initial?.ok ? initial.value : undefined
  const input = useMemo(
    () => ({
      ...filterInput(state),
      ...(subject === undefined ? {} : { category: subject, subject: true }),
      sort: state.sort ?? sort,
      limit: perPage,
      pictures: true,
    }),
    [state, subject, sort, perPage],
  )
  const query = useCall(products, input, {
    enabled: page !== null && !isInitial,
    placeholderData: keepPreviousData as never,
  })
  const answer = isInitial ? first : (query.data ?? (query.isError ? undefined : first))
  const list = JSON.stringify([arrival, page?.path, input, isInitial ? page?.query.after : undefined])
  const more = useMorePages(list)
  const [pending, setPending] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const isChanging = !isInitial && query.isPlaceholderData
  const next = more ? more.next : answer?.next
  const showMore = async () => {
    if (!next || pending === list) return
    setPending(list)
    setFailed(undefined)
    try {
      addPage(list, await callGateway(products, { ...input, cursor: next }))
    } catch {
      setFailed(list)
    } finally {
      setPending(undefined)
    }
  }
  const known = new Set(answer?.items.map(({ id }) => id))
  const added = more && !isChanging ? more.items.filter(({ id }) => !known.has(id)) : []
  const failure = isInitial
    ? initial?.ok === false
      ? initial.error
      : undefined
    : query.isError
      ? query.error
      : undefined
  return {
    ...shelf,
    subject,
    answer,
    assets: useMemo(() => ({ ...answer?.assets, ...more?.assets }), [answer, more]),
    items: answer ? [...answer.items, ...added] : [],
    firstCount: answer?.items.length ?? 0,
    next,
    showMore,
    isLoadingMore: pending === list,
    hasMoreFailed: failed === list,
    isChanging,
    failure,
    retry: () => (isInitial ? location.reload() : void query.refetch()),
    /** Begins after the first page: without scripts the list goes on in pages. */
    isLater: isInitial && page?.query.after !== undefined,
  }
}
