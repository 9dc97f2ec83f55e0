const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG']
const names: readonly unknown[] = ['InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull']

/** That a disk, or a store elsewhere, takes no more: also where that is its owner's share, or the longest file of its file system. */
export function isFull(error: unknown): boolean {
  const { code, name, $metadata } = (error ?? {}) as {
    code?: unknown
    name?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  return codes.includes(code) || names.includes(name) || $metadata?.httpStatusCode === 507
}
