import { expect, it } from 'vitest'
import * as messages from './errors'

/** Storage, files, folders, shares and downloads, as in the specification's catalogue. */
const catalogue = [
  'No token found',
  'S3 configuration is not available.',
  'Failed to upload file',
  'Failed to list files',
  'File upload failed: {reason}',
  'File deletion failed: {reason}',
  'Invalid file provided for deletion',
  'Upload aborted.',
  'EntityTooSmall',
  'File "{name}" deleted successfully.',
  'File "{name}" may not have been deleted from the API.',
  'Failed to delete file "{name}".',
  'Created new folder: {name} under {parent}',
  'Root',
  'Folder creation failed due to an unexpected response.',
  'Failed to create folder',
  'Folder deleted successfully',
  'Failed to delete folder: {message}',
  'An error occurred while deleting the folder',
  'Renamed to: {name}',
  'Rename failed due to an unexpected response format.',
  'Failed to rename item',
  'No results found.',
  'Failed to perform search',
  'Failed to perform external search',
  'Share options set successfully',
  'Failed to set share options due to an unexpected response format.',
  'Failed to set share options',
  'share_code is required',
  'No data found for the provided share_code',
  'Failed to fetch external data',
  'File downloaded successfully',
  'Failed to download file',
  'Document details not found',
  'Failed to retrieve file metadata',
  'Failed to retrieve folder structure',
  'An error occurred while retrieving folder structure',
  'Folder moved successfully',
  'Failed to move folder',
  'An error occurred while moving the folder',
]

it('has every message about files word for word', () => {
  const known = new Set(
    Object.values(messages).map((message) => (typeof message === 'string' ? message : (message as { en: string }).en)),
  )
  expect(catalogue.filter((message) => !known.has(message))).toEqual([])
})
