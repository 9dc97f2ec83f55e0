export { isPublished } from './domain/posts-of'
