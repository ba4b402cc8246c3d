import type { Handler } from '../handler.ts';

/** Lists names and revisions of all documents that editors write here. */
export const listArticleDocuments: Handler<'listArticleDocuments'> = {
  dataClass: 'private',
  answer: (_input, { editorial }) => ({ list: editorial().list() }),
};

export const getArticleDocument: Handler<'getArticleDocument'> = {
  dataClass: 'private',
  answer: ({ path }, { editorial }) => editorial().read(path.documentId),
};

export const createArticlePublication: Handler<'createArticlePublication'> = {
  dataClass: 'private',
  status: 201,
  answer: ({ body }, { editorial }) => editorial().prepare(body),
};

export const confirmArticlePublication: Handler<'confirmArticlePublication'> = {
  dataClass: 'private',
  answer: ({ path }, { editorial }) => editorial().show(path.publicationId),
};

export const withdrawArticlePublication: Handler<'withdrawArticlePublication'> = {
  dataClass: 'private',
  answer: ({ path }, { editorial }) => editorial().withdraw(path.publicationId),
};

export const deleteArticlePublication: Handler<'deleteArticlePublication'> = {
  dataClass: 'private',
  status: 204,
  answer({ path }, { editorial }) {
    editorial().drop(path.publicationId);
    return undefined;
  },
};
