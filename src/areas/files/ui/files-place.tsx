import { type ReactNode, useEffect, useState } from 'react'
import type { ExampleDrive } from './example-client'
import type { FilesClient } from './files-client'
import { FilesProvider } from './use-files'

/** Provides a file screen with the site's files, or with an example's, whose script loads on demand. */
export function FilesPlace({ example, children }: { example?: ExampleDrive | undefined; children: ReactNode }) {
  const [client, setClient] = useState<FilesClient>()
  useEffect(() => {
    if (example) void import('./example-client').then(({ exampleClient }) => setClient(exampleClient(example)))
  }, [example])
  if (example && !client) return null
  return <FilesProvider client={client}>{children}</FilesProvider>
}
