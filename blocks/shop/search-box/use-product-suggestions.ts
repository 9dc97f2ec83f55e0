import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call as suggest } from '@client/commerce/calls/shop/suggest'
import { usePage } from '@kit/boot'
import { useCall } from '@kit/use-call'

/** Typing is over when nothing was typed for so long (ms). */
const debounceMs = 160
const leastLetters = 2

/** Suggestions for what is being typed, from two letters on. */
export function useProductSuggestions(typed: string, isWanted: boolean) {
  const page = usePage()
  const [q, setQ] = useState('')
  const text = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  const isEnough = Array.from(q).length >= leastLetters && Array.from(text).length >= leastLetters
  const { data } = useCall(
    suggest,
    { q },
    {
      enabled: page !== null && isWanted && isEnough,
      placeholderData: keepPreviousData as never,
      staleTime: 60_000,
    },
  )
  return isWanted && isEnough ? data : undefined
}
