import { useQuery } from '@tanstack/react-query'
import { callGateway } from '@kit/call-gateway'
import { callKey, queryClient } from '@kit/use-call'
import { loadBlockKits } from '@registry/block-kits'
import { readDocument } from '../../document/read-document'
import { blockTypesIn } from '../../state/block-types'
import { calls } from '../../state/calls'
import type { Template } from './page-start'

/** Templates of the site's theme, ready to render. */
export function useTemplates() {
  return useQuery(
    {
      queryKey: callKey(calls.templates, {}),
      queryFn: async ({ signal }): Promise<Template[]> => {
        const { templates } = await callGateway(calls.templates, {}, signal)
        // Parsing upgrades the blocks to this build's version, which needs their kits.
        await loadBlockKits(blockTypesIn(templates.map(({ content }) => content)))
        return templates.flatMap(({ content, ...template }) => {
          const read = readDocument('page:', content)
          return read ? [{ ...template, page: read.page }] : []
        })
      },
    },
    queryClient(),
  )
}
