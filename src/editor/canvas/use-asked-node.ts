import { useEffect } from 'react'
import { decoded } from '@schemas/layout/decoded'
import type { Builder } from '../state/builder'
import { showNode } from '../state/show-node'
import { nodeElement } from './hit'
import { revealNode } from './reveal-node'
import { isFolded, onStage, stageDocument } from './stage'

/** `#id` in the address leads to that node, once the canvas has drawn it. */
export function useAskedNode(builder: Builder): void {
  useEffect(() => {
    const id = askedId()
    if (!id || !showNode(builder, id)) return
    history.replaceState(history.state, '', location.pathname + location.search)
    const end = onStage(() => {
      const document = stageDocument()
      if (!document || (!nodeElement(document, id) && !isFolded(id))) return
      end()
      revealNode(id)
    })
    return end
  }, [builder])
}

const askedId = (): string => decoded(location.hash.slice(1))
