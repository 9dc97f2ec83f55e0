import { useEffect } from 'react'
import { knownUpload, useUploads } from '../media/known-uploads'

/** Names of the uploads that these values refer to, once the gateway has answered. */
export function useFileNames(values: unknown): (asset: string) => string | undefined {
  const uploads = useUploads()
  const named = [...new Set(JSON.stringify(values)?.match(/\bitem-[\da-f-]{36}\b/g))].join(' ')
  useEffect(() => {
    for (const asset of named ? named.split(' ') : []) knownUpload(asset)
  }, [named])
  return (asset) => uploads[asset]?.name
}
