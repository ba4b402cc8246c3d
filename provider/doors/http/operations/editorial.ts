import type { HandlerTable } from '../handler.ts';
import {
  confirmArticlePublication,
  createArticlePublication,
  deleteArticlePublication,
  getArticleDocument,
  listArticleDocuments,
  withdrawArticlePublication,
} from '../handlers/editorial.ts';

/** What the editors' workshop reads and writes. */
export const editorialOperations = {
  listArticleDocuments,
  getArticleDocument,
  createArticlePublication,
  confirmArticlePublication,
  deleteArticlePublication,
  withdrawArticlePublication,
} satisfies HandlerTable;
