import { useEffect, useMemo, useState } from 'react'
import { readKey } from '@schemas/layout/document-key'
import { linkedSection } from '@schemas/layout/sections'
import { useSpace } from '@kit/boot'
import { blockEditor } from '@registry/block-kits'
import { onCanvasMove, canvasFrame, canvasDocument } from '../canvas/canvas-frame'
import { addressedPages } from '../document/addressed-pages'
import type { Facts } from '../document/problems/problem'
import { knownAssets, useKnownAssets } from '@kit/known-assets'
import { knownUpload, useUploads } from '../media/known-uploads'
import { circlesIn, holdersOf, showing } from '../sections/holders'
import { useSections } from '../state/use-sections'
import type { Builder } from '../state/builder'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import type { Checks } from './checks'
import { isGone, useGone } from './known-addresses'
import { notifyCircles } from './notify-circles'

let current: Checks | undefined

const isLost = (name: string) => knownUpload(name)?.isLost === true

/** Settings that change what the canvas shows. */
const viewKeys = ['device', 'freeWidth', 'scheme', 'locale', 'role', 'moment', 'mode'] as const

/** Finishes all checks now, so that the known problems are current. */
export function flushChecks(): void {
  current?.flush()
}

/**
 * Keeps the problems of the open document up to date. Checks start after the page is rendered, since nobody waits for
 * them.
 */
export function useChecks(builder: Builder): void {
  const [checks, setChecks] = useState<Checks>()
  const assets = useKnownAssets()
  const uploads = useUploads()
  const gone = useGone()
  const { locales } = useSpace()
  const { documents, others } = useDocuments().data ?? {}
  // Loaded where circles are possible, or where copied parts take links along: a link far down the page is rendered,
  // and thus requested, late.
  const [wantsSections] = useState(
    () =>
      readKey(builder.key).kind === 'section' ||
      [...builder.store.page.nodes.values()].some(
        (node) => node.kind === 'block' && linkedSection(node.fields) !== undefined,
      ),
  )
  const sections = useSections(wantsSections).data?.sections
  const circles = useMemo(
    () => sections && { holders: holdersOf(builder.key, sections), rounds: showing(circlesIn(sections), sections) },
    [builder, sections],
  )
  useEffect(() => (circles ? notifyCircles(builder, circles) : undefined), [builder, circles])

  useEffect(() => {
    let made: Checks | undefined
    let seen: { end: () => void; document: Document } | undefined
    let isOver = false
    const ends: (() => void)[] = []
    const open = async () => {
      const [{ Checks }, { SeenNodes }, { markMissing }] = await Promise.all([
        import('./checks'),
        import('./seen-nodes'),
        import('./mark-missing'),
      ])
      if (isOver) return
      made = new Checks(builder.store, {
        pages: undefined,
        locales: [],
        asset: (name) => knownAssets()[name],
        isLost,
        documents: undefined,
        isGone,
        fresh: blockEditor,
      })
      const own = made
      const attach = () => {
        const document = canvasDocument()
        if (document === seen?.document) return
        seen?.end()
        seen = undefined
        if (!document) return own.setSeen(undefined)
        const next = new SeenNodes(document, own.plan, canvasFrame()?.folds)
        const endMarks = markMissing(document)
        const unsubscribe = useUi.subscribe(
          (now, before) => viewKeys.some((key) => now[key] !== before[key]) && next.reset(),
        )
        seen = {
          document,
          end: () => {
            unsubscribe()
            endMarks()
            next.end()
          },
        }
        own.setSeen(next)
      }
      ends.push(onCanvasMove(attach))
      attach()
      current = made
      setChecks(made)
    }
    void open()
    return () => {
      isOver = true
      for (const end of ends) end()
      seen?.end()
      made?.end()
      current = undefined
    }
  }, [builder])

  useEffect(() => {
    if (!checks) return
    const facts: Facts = {
      pages: documents && addressedPages(documents, others),
      locales,
      asset: (name) => assets[name],
      isLost,
      documents,
      ...circles,
      isGone,
      fresh: blockEditor,
    }
    checks.setFacts(facts)
  }, [checks, documents, others, circles, locales, assets, uploads, gone])
}
