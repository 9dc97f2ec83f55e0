import { call as newFolder } from '@schemas/files/calls/filemanager/new-folder'
import { call as shareCall } from '@schemas/files/calls/filemanager/share'
import { call as finishUpload } from '@schemas/files/calls/files/finish-upload'
import { call as startUpload } from '@schemas/files/calls/files/start-upload'
import type { InputOf } from '@schemas/call'
import type { FileItem } from '@schemas/files/entities/file-item'
import type { Share } from '@schemas/files/entities/share'
import { askCall, credentials } from './caller'
import { ask, type TestGateway } from './gateway'
import { putBytes } from './media'

type Who = { cookie?: string; token?: string }

/** A person of alpha with files, and their operations on them. */
export async function sharing(gateway: TestGateway, role: 'user' | 'manager' | 'admin' = 'user', site = 'alpha') {
  const who: Who = await credentials(gateway, { role, site })
  const host = `${site}.localhost`
  const good = async <T>(answer: Promise<{ statusCode: number; body: string; json: () => unknown }>): Promise<T> => {
    const response = await answer
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    return response.json() as T
  }
  return {
    who,
    host,
    folder: async (name: string, parent = 'mine'): Promise<string> =>
      (await good<{ folderID: string }>(askCall(gateway, newFolder, { name, parent }, { host, ...who }))).folderID,
    file: async (name: string, bytes: Buffer | string, parent = 'mine', type = 'text/plain'): Promise<FileItem> => {
      const body = Buffer.from(bytes)
      const { upload, single } = await good<{
        upload: { id: string }
        single?: { address: string; headers: Record<string, string> }
      }>(askCall(gateway, startUpload, { name, size: body.length, type, parent }, { host, ...who }))
      if (!single) throw new Error('The file does not fit one part.')
      await putBytes(gateway, single.address, single.headers, body)
      return good(askCall(gateway, finishUpload, { id: upload.id }, { host, ...who }))
    },
    setShare: (input: InputOf<typeof shareCall>) => askCall(gateway, shareCall, input, { host, ...who }),
    share: async (
      itemId: string,
      options: Omit<InputOf<typeof shareCall>, 'itemId' | 'isShare'> = {},
    ): Promise<Share> =>
      (
        await good<{ share: Share }>(
          askCall(gateway, shareCall, { itemId, isShare: true, ...options }, { host, ...who }),
        )
      ).share,
  }
}

/** A browser's answer at an address that it opens directly: without a signature or an account. */
export const fetchAs = (
  gateway: TestGateway,
  address: string,
  headers: Record<string, string> = {},
  host = 'alpha.localhost',
) => ask(gateway, address, { host, unsigned: true, headers })
