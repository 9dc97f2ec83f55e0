import { call as listCall } from '@client/files/calls/files/list'
import { callGateway } from '@kit/call-gateway'
import { defineSearch } from '@kit/command-palette/search-hook'

const page = '/user/filemanager'

export const search = defineSearch({
  id: 'files.items',
  label: { en: 'Files', th: 'ไฟล์' },
  role: 'manager',
  page,
  search: async (query, { signal }) => {
    const lists = await Promise.all(
      (['mine', 'organisation'] as const).map((parent) =>
        callGateway(listCall, { parent, q: query, limit: 4 }, signal),
      ),
    )
    return lists.flatMap(({ items, folder }) =>
      items.map(({ _id: id, name, type, path, parent }) => ({
        id,
        label: name,
        hint: path === '/' ? folder.name : path,
        to: `${page}?${new URLSearchParams({ folder: type === 'folder' ? id : parent })}`,
        icon: type,
      })),
    )
  },
})
