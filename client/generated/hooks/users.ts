/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { sendWithVisit } from '../../visit-mutator.ts';
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AnonymousToken,
  BadRequestResponse,
  ChartDrawingList,
  ChartDrawingRequest,
  ConfirmationRequest,
  ConflictResponse,
  EmailRequest,
  ForbiddenResponse,
  GetUserParams,
  ImpersonationRequest,
  ListSavedSearchesParams,
  LoginRequest,
  LoginUserParams,
  LogoutAnswer,
  NewsletterRequest,
  NotFoundResponse,
  PasswordChangeRequest,
  PasswordResetRequest,
  PayloadTooLargeResponse,
  RegistrationAnswer,
  RegistrationRequest,
  SavedSearch,
  SavedSearchList,
  SavedSearchNameRequest,
  SavedSearchRequest,
  ServiceUnavailableResponse,
  SessionEndRequest,
  SessionList,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedErrorResponse,
  UnprocessableResponse,
  User,
  UserData,
  UserDeletionRequest,
  UserEmailRequest,
  UserNameRequest,
  UserSettings
} from './models.ts';

import { sendForHook } from '../../orval-mutator.ts';
import type { ErrorType , BodyType } from '../../orval-mutator.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary Der angemeldete Nutzer
 */
export const getUser = (
    params?: GetUserParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<User>(
      {url: `/v1/users`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetUserQueryKey = (params?: GetUserParams,) => {
    return [
    `/v1/users`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserQueryOptions = <TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: GetUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUser>>> = ({ signal }) => getUser(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserQueryResult = NonNullable<Awaited<ReturnType<typeof getUser>>>
export type GetUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  GetUserParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Der angemeldete Nutzer
 */

export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Eine schon bekannte Adresse wird genauso beantwortet, damit niemand Konten erraten kann. 409 erhält, wer angemeldet ist.
 * @summary Konto anlegen; die Bestätigung kommt per E-Mail
 */
export const registerUser = (
    registrationRequest: BodyType<RegistrationRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<RegistrationAnswer>(
      {url: `/v1/users`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registrationRequest, signal
    },
      );
    }




export const getRegisterUserMutationKey = () => ['registerUser'] as const;

export const getRegisterUserMutationOptions = <TError = ErrorType<BadRequestResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext> => {

const mutationKey = getRegisterUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerUser>>, RegisterUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerUser(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>
    export type RegisterUserMutationBody = BodyType<RegistrationRequest>
    export type RegisterUserMutationError = ErrorType<BadRequestResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type RegisterUserMutationVariables = {data: BodyType<RegistrationRequest>}

    /**
 * @summary Konto anlegen; die Bestätigung kommt per E-Mail
 */
export const useRegisterUser = <TError = ErrorType<BadRequestResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerUser>>,
        TError,
        RegisterUserMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterUserMutationOptions(options), queryClient);
    }
    /**
 * Beendet die Sitzung; danach gilt das Token nicht mehr.
 * @summary Abmelden
 */
export const logoutUser = (

 signal?: AbortSignal
) => {


      return sendForHook<LogoutAnswer>(
      {url: `/v1/users/logout`, method: 'POST', signal
    },
      );
    }




export const getLogoutUserMutationKey = () => ['logoutUser'] as const;

export const getLogoutUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutUser>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof logoutUser>>, TError,void, TContext> => {

const mutationKey = getLogoutUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logoutUser>>, void> = () => {


          return  logoutUser()
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutUserMutationResult = NonNullable<Awaited<ReturnType<typeof logoutUser>>>

    export type LogoutUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


    /**
 * @summary Abmelden
 */
export const useLogoutUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutUser>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logoutUser>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutUserMutationOptions(options), queryClient);
    }
    /**
 * Wie mit POST, für Programme, die ihr Token selbst halten. Browser melden sich mit POST ab; der Portalserver reicht diesen Aufruf nicht weiter.
 * @summary Abmelden mit GET
 */
export const logoutUserByGet = (

 signal?: AbortSignal
) => {


      return sendForHook<LogoutAnswer>(
      {url: `/v1/users/logout`, method: 'GET', signal
    },
      );
    }




export const getLogoutUserByGetQueryKey = () => {
    return [
    `/v1/users/logout`
    ] as const;
    }


export const getLogoutUserByGetQueryOptions = <TData = Awaited<ReturnType<typeof logoutUserByGet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUserByGet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLogoutUserByGetQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof logoutUserByGet>>> = ({ signal }) => logoutUserByGet(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof logoutUserByGet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LogoutUserByGetQueryResult = NonNullable<Awaited<ReturnType<typeof logoutUserByGet>>>
export type LogoutUserByGetQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useLogoutUserByGet<TData = Awaited<ReturnType<typeof logoutUserByGet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUserByGet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof logoutUserByGet>>,
          TError,
          Awaited<ReturnType<typeof logoutUserByGet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLogoutUserByGet<TData = Awaited<ReturnType<typeof logoutUserByGet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUserByGet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof logoutUserByGet>>,
          TError,
          Awaited<ReturnType<typeof logoutUserByGet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLogoutUserByGet<TData = Awaited<ReturnType<typeof logoutUserByGet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUserByGet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Abmelden mit GET
 */

export function useLogoutUserByGet<TData = Awaited<ReturnType<typeof logoutUserByGet>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUserByGet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLogoutUserByGetQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 401 bei falschen Zugangsdaten und genauso bei einem noch nicht bestätigten Konto, damit niemand Konten erraten kann, 429 nach
 * zu vielen falschen Versuchen, 503 bei Überlastung, die nicht als Versuch zählt. Ein Gerät, das den Kopf `X-ov-device-token` mit dem `deviceToken` einer früheren
 * Anmeldung schickt, wartet nicht auf Versuche anderer.
 * @summary Anmelden
 */
export const loginUser = (
    loginRequest: BodyType<LoginRequest>,
    params?: LoginUserParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<User>(
      {url: `/v1/users/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest,
        params, signal
    },
      );
    }




export const getLoginUserMutationKey = () => ['loginUser'] as const;

export const getLoginUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext> => {

const mutationKey = getLoginUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginUser>>, LoginUserMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  loginUser(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginUserMutationResult = NonNullable<Awaited<ReturnType<typeof loginUser>>>
    export type LoginUserMutationBody = BodyType<LoginRequest>
    export type LoginUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type LoginUserMutationVariables = {data: BodyType<LoginRequest>;params?: LoginUserParams}

    /**
 * @summary Anmelden
 */
export const useLoginUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginUser>>,
        TError,
        LoginUserMutationVariables,
        TContext
      > => {
      return useMutation(getLoginUserMutationOptions(options), queryClient);
    }
    /**
 * Für Auswertung und Kursversorgung, die ein Token verlangen.
 * @summary Token für Besucher ohne Konto
 */
export const createAnonymousToken = (

 signal?: AbortSignal
) => {


      return sendForHook<AnonymousToken>(
      {url: `/v1/users/anonymous`, method: 'POST', signal
    },
      );
    }




export const getCreateAnonymousTokenMutationKey = () => ['createAnonymousToken'] as const;

export const getCreateAnonymousTokenMutationOptions = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnonymousToken>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createAnonymousToken>>, TError,void, TContext> => {

const mutationKey = getCreateAnonymousTokenMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAnonymousToken>>, void> = () => {


          return  createAnonymousToken()
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAnonymousTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createAnonymousToken>>>

    export type CreateAnonymousTokenMutationError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


    /**
 * @summary Token für Besucher ohne Konto
 */
export const useCreateAnonymousToken = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnonymousToken>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAnonymousToken>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateAnonymousTokenMutationOptions(options), queryClient);
    }
    /**
 * Passwort, Namen und Newsletter des Kontos sind die der Registrierung, die bestätigt wird. Warten mehrere Registrierungen derselben
 * Adresse, oder wurde der Code nachträglich angefordert, gehört ihr Passwort dazu: 422 ohne Passwort, 403 bei einem falschen, 429 nach
 * zu vielen falschen.
 * @summary Konto mit dem Code aus der E-Mail bestätigen
 */
export const confirmUser = (
    confirmationRequest: BodyType<ConfirmationRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<User>(
      {url: `/v1/users/confirmation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmationRequest, signal
    },
      );
    }




export const getConfirmUserMutationKey = () => ['confirmUser'] as const;

export const getConfirmUserMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmUser>>, TError,ConfirmUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmUser>>, TError,ConfirmUserMutationVariables, TContext> => {

const mutationKey = getConfirmUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmUser>>, ConfirmUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmUser(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmUserMutationResult = NonNullable<Awaited<ReturnType<typeof confirmUser>>>
    export type ConfirmUserMutationBody = BodyType<ConfirmationRequest>
    export type ConfirmUserMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ConfirmUserMutationVariables = {data: BodyType<ConfirmationRequest>}

    /**
 * @summary Konto mit dem Code aus der E-Mail bestätigen
 */
export const useConfirmUser = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmUser>>, TError,ConfirmUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmUser>>,
        TError,
        ConfirmUserMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmUserMutationOptions(options), queryClient);
    }
    /**
 * Der neue Code gilt nur zusammen mit dem Passwort der Registrierung.
 * @summary Bestätigung noch einmal senden
 */
export const requestConfirmation = (
    emailRequest: BodyType<EmailRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/confirmation/request`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      );
    }




export const getRequestConfirmationMutationKey = () => ['requestConfirmation'] as const;

export const getRequestConfirmationMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestConfirmation>>, TError,RequestConfirmationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof requestConfirmation>>, TError,RequestConfirmationMutationVariables, TContext> => {

const mutationKey = getRequestConfirmationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestConfirmation>>, RequestConfirmationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestConfirmation(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestConfirmationMutationResult = NonNullable<Awaited<ReturnType<typeof requestConfirmation>>>
    export type RequestConfirmationMutationBody = BodyType<EmailRequest>
    export type RequestConfirmationMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type RequestConfirmationMutationVariables = {data: BodyType<EmailRequest>}

    /**
 * @summary Bestätigung noch einmal senden
 */
export const useRequestConfirmation = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestConfirmation>>, TError,RequestConfirmationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestConfirmation>>,
        TError,
        RequestConfirmationMutationVariables,
        TContext
      > => {
      return useMutation(getRequestConfirmationMutationOptions(options), queryClient);
    }
    /**
 * @summary Code zum Zurücksetzen des Passworts senden
 */
export const requestPasswordReset = (
    emailRequest: BodyType<EmailRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/password_reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      );
    }




export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = BodyType<EmailRequest>
    export type RequestPasswordResetMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type RequestPasswordResetMutationVariables = {data: BodyType<EmailRequest>}

    /**
 * @summary Code zum Zurücksetzen des Passworts senden
 */
export const useRequestPasswordReset = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }
    /**
 * @summary Neues Passwort mit dem Code aus der E-Mail setzen
 */
export const resetPassword = (
    passwordResetRequest: BodyType<PasswordResetRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/password_reset/confirmation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordResetRequest, signal
    },
      );
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = BodyType<PasswordResetRequest>
    export type ResetPasswordMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ResetPasswordMutationVariables = {data: BodyType<PasswordResetRequest>}

    /**
 * @summary Neues Passwort mit dem Code aus der E-Mail setzen
 */
export const useResetPassword = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * Alle Sitzungen enden; die Antwort bringt das Token der neuen.
 * @summary Passwort ändern
 */
export const changePassword = (
    passwordChangeRequest: BodyType<PasswordChangeRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<User>(
      {url: `/v1/users/password`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: passwordChangeRequest, signal
    },
      );
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<PasswordChangeRequest>
    export type ChangePasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ChangePasswordMutationVariables = {data: BodyType<PasswordChangeRequest>}

    /**
 * @summary Passwort ändern
 */
export const useChangePassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    /**
 * 403 für Verwalter im Konto eines Nutzers.
 * @summary Einstellungen des Nutzers speichern
 */
export const changeUserSettings = (
    userSettings: BodyType<UserSettings>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/settings`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userSettings, signal
    },
      );
    }




export const getChangeUserSettingsMutationKey = () => ['changeUserSettings'] as const;

export const getChangeUserSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeUserSettings>>, TError,ChangeUserSettingsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeUserSettings>>, TError,ChangeUserSettingsMutationVariables, TContext> => {

const mutationKey = getChangeUserSettingsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeUserSettings>>, ChangeUserSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeUserSettings(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeUserSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof changeUserSettings>>>
    export type ChangeUserSettingsMutationBody = BodyType<UserSettings>
    export type ChangeUserSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ChangeUserSettingsMutationVariables = {data: BodyType<UserSettings>}

    /**
 * @summary Einstellungen des Nutzers speichern
 */
export const useChangeUserSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeUserSettings>>, TError,ChangeUserSettingsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeUserSettings>>,
        TError,
        ChangeUserSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeUserSettingsMutationOptions(options), queryClient);
    }
    /**
 * 403 für Verwalter im Konto eines Nutzers.
 * @summary Alles, was zu dem Nutzer gespeichert ist
 */
export const getUserData = (

 signal?: AbortSignal
) => {


      return sendForHook<UserData>(
      {url: `/v1/users/data`, method: 'GET', signal
    },
      );
    }




export const getGetUserDataQueryKey = () => {
    return [
    `/v1/users/data`
    ] as const;
    }


export const getGetUserDataQueryOptions = <TData = Awaited<ReturnType<typeof getUserData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserData>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserData>>> = ({ signal }) => getUserData(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserDataQueryResult = NonNullable<Awaited<ReturnType<typeof getUserData>>>
export type GetUserDataQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetUserData<TData = Awaited<ReturnType<typeof getUserData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserData>>,
          TError,
          Awaited<ReturnType<typeof getUserData>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserData<TData = Awaited<ReturnType<typeof getUserData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserData>>,
          TError,
          Awaited<ReturnType<typeof getUserData>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserData<TData = Awaited<ReturnType<typeof getUserData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserData>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles, was zu dem Nutzer gespeichert ist
 */

export function useGetUserData<TData = Awaited<ReturnType<typeof getUserData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserData>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Mit allem, was dazu gespeichert ist; alle Sitzungen enden. 403, wenn das Passwort nicht stimmt, für Verwalter und in deren Admin-View, 422 ohne die Bestätigung.
 * @summary Das eigene Konto sofort und endgültig löschen
 */
export const deleteUser = (
    userDeletionRequest: BodyType<UserDeletionRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/deletion`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userDeletionRequest, signal
    },
      );
    }




export const getDeleteUserMutationKey = () => ['deleteUser'] as const;

export const getDeleteUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext> => {

const mutationKey = getDeleteUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUser>>, DeleteUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteUser(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteUserMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUser>>>
    export type DeleteUserMutationBody = BodyType<UserDeletionRequest>
    export type DeleteUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type DeleteUserMutationVariables = {data: BodyType<UserDeletionRequest>}

    /**
 * @summary Das eigene Konto sofort und endgültig löschen
 */
export const useDeleteUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUser>>,
        TError,
        DeleteUserMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUserMutationOptions(options), queryClient);
    }
    /**
 * Was fehlt, fällt weg. 403 für Verwalter im Konto eines Nutzers, 422, wenn kein Name da ist und keiner gelöscht werden soll.
 * @summary Den eigenen Namen ändern
 */
export const changeUserName = (
    userNameRequest: BodyType<UserNameRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/name`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userNameRequest, signal
    },
      );
    }




export const getChangeUserNameMutationKey = () => ['changeUserName'] as const;

export const getChangeUserNameMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeUserName>>, TError,ChangeUserNameMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeUserName>>, TError,ChangeUserNameMutationVariables, TContext> => {

const mutationKey = getChangeUserNameMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeUserName>>, ChangeUserNameMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeUserName(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeUserNameMutationResult = NonNullable<Awaited<ReturnType<typeof changeUserName>>>
    export type ChangeUserNameMutationBody = BodyType<UserNameRequest>
    export type ChangeUserNameMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ChangeUserNameMutationVariables = {data: BodyType<UserNameRequest>}

    /**
 * @summary Den eigenen Namen ändern
 */
export const useChangeUserName = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeUserName>>, TError,ChangeUserNameMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeUserName>>,
        TError,
        ChangeUserNameMutationVariables,
        TContext
      > => {
      return useMutation(getChangeUserNameMutationOptions(options), queryClient);
    }
    /**
 * Der Code geht an die neue Adresse, ein Hinweis an die bisherige; sie gilt, bis der Code bestätigt ist. Eine schon bekannte Adresse wird genauso beantwortet. 403, wenn das Passwort nicht stimmt, und für Verwalter im Konto eines Nutzers.
 * @summary Eine andere E-Mail-Adresse für das Konto
 */
export const changeUserEmail = (
    userEmailRequest: BodyType<UserEmailRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userEmailRequest, signal
    },
      );
    }




export const getChangeUserEmailMutationKey = () => ['changeUserEmail'] as const;

export const getChangeUserEmailMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeUserEmail>>, TError,ChangeUserEmailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeUserEmail>>, TError,ChangeUserEmailMutationVariables, TContext> => {

const mutationKey = getChangeUserEmailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeUserEmail>>, ChangeUserEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeUserEmail(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeUserEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeUserEmail>>>
    export type ChangeUserEmailMutationBody = BodyType<UserEmailRequest>
    export type ChangeUserEmailMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ChangeUserEmailMutationVariables = {data: BodyType<UserEmailRequest>}

    /**
 * @summary Eine andere E-Mail-Adresse für das Konto
 */
export const useChangeUserEmail = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeUserEmail>>, TError,ChangeUserEmailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeUserEmail>>,
        TError,
        ChangeUserEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeUserEmailMutationOptions(options), queryClient);
    }
    /**
 * Nur in einer Sitzung des Kontos, für das der Code gilt. Alle anderen Sitzungen enden. 409 für einen benutzten Code und für eine Adresse, die inzwischen ein anderes Konto hat.
 * @summary Die neue E-Mail-Adresse mit dem Code bestätigen
 */
export const confirmUserEmail = (
    confirmationRequest: BodyType<ConfirmationRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/email/confirmation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmationRequest, signal
    },
      );
    }




export const getConfirmUserEmailMutationKey = () => ['confirmUserEmail'] as const;

export const getConfirmUserEmailMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmUserEmail>>, TError,ConfirmUserEmailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmUserEmail>>, TError,ConfirmUserEmailMutationVariables, TContext> => {

const mutationKey = getConfirmUserEmailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmUserEmail>>, ConfirmUserEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmUserEmail(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmUserEmailMutationResult = NonNullable<Awaited<ReturnType<typeof confirmUserEmail>>>
    export type ConfirmUserEmailMutationBody = BodyType<ConfirmationRequest>
    export type ConfirmUserEmailMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ConfirmUserEmailMutationVariables = {data: BodyType<ConfirmationRequest>}

    /**
 * @summary Die neue E-Mail-Adresse mit dem Code bestätigen
 */
export const useConfirmUserEmail = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmUserEmail>>, TError,ConfirmUserEmailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmUserEmail>>,
        TError,
        ConfirmUserEmailMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmUserEmailMutationOptions(options), queryClient);
    }
    /**
 * Der Zeitpunkt wird festgehalten. 403 für Verwalter im Konto eines Nutzers.
 * @summary Einwilligung in den Newsletter geben oder widerrufen
 */
export const changeNewsletter = (
    newsletterRequest: BodyType<NewsletterRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/newsletter`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: newsletterRequest, signal
    },
      );
    }




export const getChangeNewsletterMutationKey = () => ['changeNewsletter'] as const;

export const getChangeNewsletterMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNewsletter>>, TError,ChangeNewsletterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeNewsletter>>, TError,ChangeNewsletterMutationVariables, TContext> => {

const mutationKey = getChangeNewsletterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeNewsletter>>, ChangeNewsletterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeNewsletter(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeNewsletterMutationResult = NonNullable<Awaited<ReturnType<typeof changeNewsletter>>>
    export type ChangeNewsletterMutationBody = BodyType<NewsletterRequest>
    export type ChangeNewsletterMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ChangeNewsletterMutationVariables = {data: BodyType<NewsletterRequest>}

    /**
 * @summary Einwilligung in den Newsletter geben oder widerrufen
 */
export const useChangeNewsletter = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNewsletter>>, TError,ChangeNewsletterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeNewsletter>>,
        TError,
        ChangeNewsletterMutationVariables,
        TContext
      > => {
      return useMutation(getChangeNewsletterMutationOptions(options), queryClient);
    }
    /**
 * @summary Zeichnungen des Nutzers im Chart eines Instruments, älteste zuerst
 */
export const listChartDrawings = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<ChartDrawingList>(
      {url: `/v1/users/chart_drawings/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}`, method: 'GET', signal
    },
      );
    }




export const getListChartDrawingsQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,) => {
    return [
    `/v1/users/chart_drawings/${entityType}/${entityValue}`
    ] as const;
    }


export const getListChartDrawingsQueryOptions = <TData = Awaited<ReturnType<typeof listChartDrawings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChartDrawings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChartDrawingsQueryKey(entityType,entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChartDrawings>>> = ({ signal }) => listChartDrawings(entityType,entityValue, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChartDrawings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChartDrawingsQueryResult = NonNullable<Awaited<ReturnType<typeof listChartDrawings>>>
export type ListChartDrawingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListChartDrawings<TData = Awaited<ReturnType<typeof listChartDrawings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChartDrawings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChartDrawings>>,
          TError,
          Awaited<ReturnType<typeof listChartDrawings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChartDrawings<TData = Awaited<ReturnType<typeof listChartDrawings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChartDrawings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChartDrawings>>,
          TError,
          Awaited<ReturnType<typeof listChartDrawings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChartDrawings<TData = Awaited<ReturnType<typeof listChartDrawings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChartDrawings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Zeichnungen des Nutzers im Chart eines Instruments, älteste zuerst
 */

export function useListChartDrawings<TData = Awaited<ReturnType<typeof listChartDrawings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChartDrawings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChartDrawingsQueryOptions(entityType,entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 403 ohne die erweiterten Werkzeuge des Charts und für Verwalter im Konto eines Nutzers, 422, wenn es zu viele Zeichnungen werden oder die Punkte nicht zur Art passen.
 * @summary Zeichnung im Chart anlegen oder ändern
 */
export const changeChartDrawing = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    drawingId: string,
    chartDrawingRequest: BodyType<ChartDrawingRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/chart_drawings/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/${encodeURIComponent(String(drawingId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: chartDrawingRequest, signal
    },
      );
    }




export const getChangeChartDrawingMutationKey = () => ['changeChartDrawing'] as const;

export const getChangeChartDrawingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeChartDrawing>>, TError,ChangeChartDrawingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeChartDrawing>>, TError,ChangeChartDrawingMutationVariables, TContext> => {

const mutationKey = getChangeChartDrawingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeChartDrawing>>, ChangeChartDrawingMutationVariables> = (props) => {
          const {entityType,entityValue,drawingId,data} = props ?? {};

          return  changeChartDrawing(entityType,entityValue,drawingId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeChartDrawingMutationResult = NonNullable<Awaited<ReturnType<typeof changeChartDrawing>>>
    export type ChangeChartDrawingMutationBody = BodyType<ChartDrawingRequest>
    export type ChangeChartDrawingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ChangeChartDrawingMutationVariables = {entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN';entityValue: string;drawingId: string;data: BodyType<ChartDrawingRequest>}

    /**
 * @summary Zeichnung im Chart anlegen oder ändern
 */
export const useChangeChartDrawing = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeChartDrawing>>, TError,ChangeChartDrawingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeChartDrawing>>,
        TError,
        ChangeChartDrawingMutationVariables,
        TContext
      > => {
      return useMutation(getChangeChartDrawingMutationOptions(options), queryClient);
    }
    /**
 * Eine Zeichnung, die es nicht (mehr) gibt, gilt als gelöscht. 403 für Verwalter im Konto eines Nutzers.
 * @summary Zeichnung im Chart löschen
 */
export const deleteChartDrawing = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    drawingId: string,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/chart_drawings/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/${encodeURIComponent(String(drawingId))}`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteChartDrawingMutationKey = () => ['deleteChartDrawing'] as const;

export const getDeleteChartDrawingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteChartDrawing>>, TError,DeleteChartDrawingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteChartDrawing>>, TError,DeleteChartDrawingMutationVariables, TContext> => {

const mutationKey = getDeleteChartDrawingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteChartDrawing>>, DeleteChartDrawingMutationVariables> = (props) => {
          const {entityType,entityValue,drawingId} = props ?? {};

          return  deleteChartDrawing(entityType,entityValue,drawingId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteChartDrawingMutationResult = NonNullable<Awaited<ReturnType<typeof deleteChartDrawing>>>

    export type DeleteChartDrawingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type DeleteChartDrawingMutationVariables = {entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN';entityValue: string;drawingId: string}

    /**
 * @summary Zeichnung im Chart löschen
 */
export const useDeleteChartDrawing = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteChartDrawing>>, TError,DeleteChartDrawingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteChartDrawing>>,
        TError,
        DeleteChartDrawingMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteChartDrawingMutationOptions(options), queryClient);
    }
    /**
 * @summary Gespeicherte Suchen des Nutzers, älteste zuerst
 */
export const listSavedSearches = (
    params?: ListSavedSearchesParams,
 signal?: AbortSignal
) => {


      return sendForHook<SavedSearchList>(
      {url: `/v1/users/saved_searches`, method: 'GET',
        params, signal
    },
      );
    }




export const getListSavedSearchesQueryKey = (params?: ListSavedSearchesParams,) => {
    return [
    `/v1/users/saved_searches`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSavedSearchesQueryOptions = <TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: ListSavedSearchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedSearchesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedSearches>>> = ({ signal }) => listSavedSearches(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedSearchesQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedSearches>>>
export type ListSavedSearchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListSavedSearches<TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  ListSavedSearchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedSearches>>,
          TError,
          Awaited<ReturnType<typeof listSavedSearches>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedSearches<TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListSavedSearchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedSearches>>,
          TError,
          Awaited<ReturnType<typeof listSavedSearches>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedSearches<TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListSavedSearchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Gespeicherte Suchen des Nutzers, älteste zuerst
 */

export function useListSavedSearches<TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListSavedSearchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedSearchesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Gibt es in diesem Finder schon eine Suche des Namens, gilt für sie ab jetzt diese Abfrage. 403 für Verwalter im Konto eines Nutzers, 422, wenn es zu viele Suchen werden.
 * @summary Suche speichern
 */
export const createSavedSearch = (
    savedSearchRequest: BodyType<SavedSearchRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<SavedSearch>(
      {url: `/v1/users/saved_searches`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: savedSearchRequest, signal
    },
      );
    }




export const getCreateSavedSearchMutationKey = () => ['createSavedSearch'] as const;

export const getCreateSavedSearchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedSearch>>, TError,CreateSavedSearchMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createSavedSearch>>, TError,CreateSavedSearchMutationVariables, TContext> => {

const mutationKey = getCreateSavedSearchMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSavedSearch>>, CreateSavedSearchMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSavedSearch(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSavedSearchMutationResult = NonNullable<Awaited<ReturnType<typeof createSavedSearch>>>
    export type CreateSavedSearchMutationBody = BodyType<SavedSearchRequest>
    export type CreateSavedSearchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type CreateSavedSearchMutationVariables = {data: BodyType<SavedSearchRequest>}

    /**
 * @summary Suche speichern
 */
export const useCreateSavedSearch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedSearch>>, TError,CreateSavedSearchMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSavedSearch>>,
        TError,
        CreateSavedSearchMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSavedSearchMutationOptions(options), queryClient);
    }
    /**
 * 403 für Verwalter im Konto eines Nutzers, 404 für eine Suche, die es nicht (mehr) gibt, 409 für einen Namen, der in diesem Finder vergeben ist.
 * @summary Gespeicherte Suche umbenennen
 */
export const renameSavedSearch = (
    searchId: string,
    savedSearchNameRequest: BodyType<SavedSearchNameRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<SavedSearch>(
      {url: `/v1/users/saved_searches/${encodeURIComponent(String(searchId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: savedSearchNameRequest, signal
    },
      );
    }




export const getRenameSavedSearchMutationKey = () => ['renameSavedSearch'] as const;

export const getRenameSavedSearchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameSavedSearch>>, TError,RenameSavedSearchMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof renameSavedSearch>>, TError,RenameSavedSearchMutationVariables, TContext> => {

const mutationKey = getRenameSavedSearchMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameSavedSearch>>, RenameSavedSearchMutationVariables> = (props) => {
          const {searchId,data} = props ?? {};

          return  renameSavedSearch(searchId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenameSavedSearchMutationResult = NonNullable<Awaited<ReturnType<typeof renameSavedSearch>>>
    export type RenameSavedSearchMutationBody = BodyType<SavedSearchNameRequest>
    export type RenameSavedSearchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type RenameSavedSearchMutationVariables = {searchId: string;data: BodyType<SavedSearchNameRequest>}

    /**
 * @summary Gespeicherte Suche umbenennen
 */
export const useRenameSavedSearch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameSavedSearch>>, TError,RenameSavedSearchMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameSavedSearch>>,
        TError,
        RenameSavedSearchMutationVariables,
        TContext
      > => {
      return useMutation(getRenameSavedSearchMutationOptions(options), queryClient);
    }
    /**
 * 403 für Verwalter im Konto eines Nutzers, 404 für eine Suche, die es nicht (mehr) gibt.
 * @summary Gespeicherte Suche löschen
 */
export const deleteSavedSearch = (
    searchId: string,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/saved_searches/${encodeURIComponent(String(searchId))}`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteSavedSearchMutationKey = () => ['deleteSavedSearch'] as const;

export const getDeleteSavedSearchMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedSearch>>, TError,DeleteSavedSearchMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteSavedSearch>>, TError,DeleteSavedSearchMutationVariables, TContext> => {

const mutationKey = getDeleteSavedSearchMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSavedSearch>>, DeleteSavedSearchMutationVariables> = (props) => {
          const {searchId} = props ?? {};

          return  deleteSavedSearch(searchId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSavedSearchMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSavedSearch>>>

    export type DeleteSavedSearchMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type DeleteSavedSearchMutationVariables = {searchId: string}

    /**
 * @summary Gespeicherte Suche löschen
 */
export const useDeleteSavedSearch = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedSearch>>, TError,DeleteSavedSearchMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSavedSearch>>,
        TError,
        DeleteSavedSearchMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSavedSearchMutationOptions(options), queryClient);
    }
    /**
 * @summary Geräte, auf denen der Nutzer angemeldet ist
 */
export const listSessions = (

 signal?: AbortSignal
) => {


      return sendForHook<SessionList>(
      {url: `/v1/users/sessions`, method: 'GET', signal
    },
      );
    }




export const getListSessionsQueryKey = () => {
    return [
    `/v1/users/sessions`
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Geräte, auf denen der Nutzer angemeldet ist
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 403 für Verwalter im Konto eines Nutzers, 404 für eine Sitzung, die es nicht (mehr) gibt.
 * @summary Ein Gerät abmelden
 */
export const endSession = (
    sessionEndRequest: BodyType<SessionEndRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/sessions/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sessionEndRequest, signal
    },
      );
    }




export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  endSession(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>
    export type EndSessionMutationBody = BodyType<SessionEndRequest>
    export type EndSessionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type EndSessionMutationVariables = {data: BodyType<SessionEndRequest>}

    /**
 * @summary Ein Gerät abmelden
 */
export const useEndSession = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndSessionMutationOptions(options), queryClient);
    }
    /**
 * Auch die Sitzung des Aufrufs endet. 403 für Verwalter im Konto eines Nutzers.
 * @summary Auf allen Geräten abmelden
 */
export const endAllSessions = (

 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/sessions/end_all`, method: 'POST', signal
    },
      );
    }




export const getEndAllSessionsMutationKey = () => ['endAllSessions'] as const;

export const getEndAllSessionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAllSessions>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endAllSessions>>, TError,void, TContext> => {

const mutationKey = getEndAllSessionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endAllSessions>>, void> = () => {


          return  endAllSessions()
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndAllSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endAllSessions>>>

    export type EndAllSessionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


    /**
 * @summary Auf allen Geräten abmelden
 */
export const useEndAllSessions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endAllSessions>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endAllSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndAllSessionsMutationOptions(options), queryClient);
    }
    /**
 * @summary Als anderer Nutzer arbeiten (nur für Verwalter)
 */
export const startImpersonation = (
    impersonationRequest: BodyType<ImpersonationRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<User>(
      {url: `/v1/users/impersonation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: impersonationRequest, signal
    },
      );
    }




export const getStartImpersonationMutationKey = () => ['startImpersonation'] as const;

export const getStartImpersonationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startImpersonation>>, TError,StartImpersonationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startImpersonation>>, TError,StartImpersonationMutationVariables, TContext> => {

const mutationKey = getStartImpersonationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startImpersonation>>, StartImpersonationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startImpersonation(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartImpersonationMutationResult = NonNullable<Awaited<ReturnType<typeof startImpersonation>>>
    export type StartImpersonationMutationBody = BodyType<ImpersonationRequest>
    export type StartImpersonationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type StartImpersonationMutationVariables = {data: BodyType<ImpersonationRequest>}

    /**
 * @summary Als anderer Nutzer arbeiten (nur für Verwalter)
 */
export const useStartImpersonation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startImpersonation>>, TError,StartImpersonationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startImpersonation>>,
        TError,
        StartImpersonationMutationVariables,
        TContext
      > => {
      return useMutation(getStartImpersonationMutationOptions(options), queryClient);
    }
    /**
 * @summary Wieder als man selbst arbeiten
 */
export const endImpersonation = (

 signal?: AbortSignal
) => {


      return sendForHook<User>(
      {url: `/v1/users/impersonation`, method: 'DELETE', signal
    },
      );
    }




export const getEndImpersonationMutationKey = () => ['endImpersonation'] as const;

export const getEndImpersonationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endImpersonation>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endImpersonation>>, TError,void, TContext> => {

const mutationKey = getEndImpersonationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endImpersonation>>, void> = () => {


          return  endImpersonation()
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndImpersonationMutationResult = NonNullable<Awaited<ReturnType<typeof endImpersonation>>>

    export type EndImpersonationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


    /**
 * @summary Wieder als man selbst arbeiten
 */
export const useEndImpersonation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endImpersonation>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endImpersonation>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndImpersonationMutationOptions(options), queryClient);
    }

