/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  PayloadTooLargeResponse,
  ScapaData,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedErrorResponse
} from './models.ts';

import { sendForHook } from '../../orval-mutator.ts';
import type { ErrorType , BodyType } from '../../orval-mutator.ts';




/**
 * @summary Ein Ereignis oder einen Seitenaufruf melden
 */
export const sendScapaData = (
    scapaData: BodyType<ScapaData>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/scapa/data`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: scapaData, signal
    },
      );
    }




export const getSendScapaDataMutationKey = () => ['sendScapaData'] as const;

export const getSendScapaDataMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendScapaData>>, TError,SendScapaDataMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendScapaData>>, TError,SendScapaDataMutationVariables, TContext> => {

const mutationKey = getSendScapaDataMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendScapaData>>, SendScapaDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendScapaData(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendScapaDataMutationResult = NonNullable<Awaited<ReturnType<typeof sendScapaData>>>
    export type SendScapaDataMutationBody = BodyType<ScapaData>
    export type SendScapaDataMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type SendScapaDataMutationVariables = {data: BodyType<ScapaData>}

    /**
 * @summary Ein Ereignis oder einen Seitenaufruf melden
 */
export const useSendScapaData = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendScapaData>>, TError,SendScapaDataMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendScapaData>>,
        TError,
        SendScapaDataMutationVariables,
        TContext
      > => {
      return useMutation(getSendScapaDataMutationOptions(options), queryClient);
    }

