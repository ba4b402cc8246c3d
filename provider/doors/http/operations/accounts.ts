import type { HandlerTable } from '../handler.ts';
import { deleteChartDrawing, listChartDrawings, changeChartDrawing } from '../handlers/chart-drawings.ts';
import { getPushToken } from '../handlers/push.ts';
import { createSavedSearch, deleteSavedSearch, listSavedSearches, renameSavedSearch } from '../handlers/saved-searches.ts';
import { sendScapaData } from '../handlers/scapa.ts';
import {
  changePassword,
  changeUserSettings,
  confirmUser,
  createAnonymousToken,
  endAllSessions,
  endImpersonation,
  endSession,
  getUser,
  listSessions,
  loginUser,
  logoutUser,
  logoutUserByGet,
  registerUser,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
  startImpersonation,
} from '../handlers/users.ts';
import {
  addWatchlistPositions,
  changeWatchlistPosition,
  deleteWatchlistPosition,
  listWatchlistPositions,
} from '../handlers/watchlist-positions.ts';
import { createWatchlist, deleteWatchlist, listWatchlists, renameWatchlist } from '../handlers/watchlists.ts';

/** Users, sessions, push tokens, watchlists and analytics. */
export const accountsOperations = {
  getUser,
  registerUser,
  confirmUser,
  requestConfirmation,
  loginUser,
  logoutUser,
  logoutUserByGet,
  listSessions,
  endSession,
  endAllSessions,
  createAnonymousToken,
  requestPasswordReset,
  resetPassword,
  changePassword,
  changeUserSettings,
  listChartDrawings,
  changeChartDrawing,
  deleteChartDrawing,
  listSavedSearches,
  createSavedSearch,
  renameSavedSearch,
  deleteSavedSearch,
  startImpersonation,
  endImpersonation,
  getPushToken,
  sendScapaData,
  listWatchlists,
  createWatchlist,
  renameWatchlist,
  deleteWatchlist,
  listWatchlistPositions,
  addWatchlistPositions,
  changeWatchlistPosition,
  deleteWatchlistPosition,
} satisfies HandlerTable;
