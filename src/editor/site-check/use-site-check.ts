import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { countDocumentTexts } from '../document/problems/check-document'
import { problemPlaces } from '../problems/problem-places'
import { useProblems } from '../state/problem-store'
import { useSections } from '../state/use-sections'
import { useBuilder } from '../state/builder'
import type { DocumentStore } from '../state/document-store'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { restBetween } from '../ui/rest-between'
import { countsOf, isUndrawn, limitProblems, type DocumentReport, toSiteProblems } from './document-report'
import { blockTypes, type SiteFacts } from './build-report'
import { goMs, checkSite, useSiteCheck } from './site-check'

/** Idle time (ms) after which the texts of the open document are counted again. */
const restMs = 400

/**
 * The site's documents with their results, in list order. They are checked when this mounts; changed ones are checked
 * again.
 */
export function useSiteReports(): {
  query: ReturnType<typeof useDocuments>
  documents: readonly DocumentEntry[]
  known: readonly DocumentReport[]
  again: (isForced?: boolean) => void
} {
  const t = useT()
  const { key } = useBuilder()
  const { locales } = useSpace()
  const locale = useUi((state) => state.locale)
  const query = useDocuments()
  const sections = useSections()
  const { found, state } = useSiteCheck()
  const own = useOpenDocument()
  const documents = query.data?.documents
  const facts: SiteFacts | undefined =
    documents && !sections.isPending
      ? { documents, others: query.data?.others, sections: sections.data?.sections ?? [], locales, t, locale }
      : undefined
  const again = (isForced = false) => facts && checkSite(facts, key, isForced)
  const isReady = facts !== undefined
  const check = useEffectEvent(() => {
    // After a person stopped the check, only they resume it.
    if (state !== 'stopped') again()
  })
  useEffect(() => {
    if (isReady) check()
  }, [isReady, documents])
  const standing = documents?.filter(({ trashed }) => !trashed) ?? []
  const known = standing.flatMap((entry) => (entry.key === key ? (own ?? []) : (found.get(entry.key) ?? [])))
  return { query, documents: standing, known, again }
}

/** Results for the open document, from the current page checks. */
function useOpenDocument(): DocumentReport | undefined {
  const t = useT()
  const { key, store } = useBuilder()
  const locale = useUi((state) => state.locale)
  const { list, state } = useProblems()
  const texts = useTextCount(store)
  return useMemo(() => {
    if (state === 'first') return undefined
    const problems = list.filter(isUndrawn)
    const limited = limitProblems(problems)
    return {
      key,
      stamp: '',
      texts,
      problems: toSiteProblems(limited, problemPlaces(limited, { store, t, locale, isAlone: false })),
      counts: countsOf(problems),
    }
  }, [key, store, locale, list, state, texts, t])
}

/** Number of texts in the open document; recounted when input is idle, so that typing re-renders nothing. */
function useTextCount(store: DocumentStore): number {
  const [texts, setTexts] = useState(0)
  useEffect(() => {
    let turn = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = async () => {
      const own = (turn += 1)
      const found = await countDocumentTexts(store.page, blockTypes, restBetween(goMs))
      if (own === turn) setTexts(found)
    }
    void count()
    const end = store.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void count(), restMs)
    })
    return () => {
      turn = -1
      clearTimeout(timer)
      end()
    }
  }, [store])
  return texts
}
