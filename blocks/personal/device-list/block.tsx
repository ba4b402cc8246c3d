import { pathOf } from '#documents/routes/path-of.ts';
import type { Schema } from '#client/operations.ts';
import { formatDateTime } from '#domain/format/date.ts';
import type { DeviceListProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { formFor, type FormView } from '../../kit/form/form.ts';
import { PlainForm } from '../../kit/form/form-parts.tsx';
import type { DeviceQueries } from './data.ts';

type Device = Schema<'UserSession'>;

/** Devices on which the user is logged in, since when, each with a button to end its session. */
export function DeviceList({ props, data: { devices }, page, form }: FormBlockView<DeviceListProps, DeviceQueries>) {
  const isSupport = page.visitor.who?.adminEmail !== undefined;
  return (
    <section className="device-list action-list">
      <BlockHead title={props.headline ?? 'Deine Geräte'} />
      {devices === undefined ? (
        <EmptyState>Wo du angemeldet bist, siehst du nach der Anmeldung.</EmptyState>
      ) : (
        <>
          {form.findings.map(({ message }) => (
            <p key={message} className="action-list__finding" role="alert">
              {message}
            </p>
          ))}
          <ul className="action-list__rows">
            {devices.list.map((device) => (
              <DeviceRow
                key={device.sessionId}
                device={device}
                logout={pathOf(page.routes, 'logout')}
                form={isSupport ? undefined : form}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  /** Address of the page to log out on this device. */
  readonly logout: string;
  readonly form: FormView | undefined;
}

function DeviceRow({ device, logout, form }: DeviceRowProps) {
  const { sessionId, isCurrent, datetimeStart, datetimeSeen } = device;
  const since = formatDateTime(datetimeStart);
  return (
    <li className="action-list__row">
      <div>
        <p className="action-list__name device-list__name">
          {device.device}
          {isCurrent && <strong className="device-list__here">Dieses Gerät</strong>}
        </p>
        <p className="action-list__about">
          Angemeldet <time dateTime={datetimeStart}>{since}</time>
          {!isCurrent && (
            <>
              {' · '}zuletzt benutzt <time dateTime={datetimeSeen}>{formatDateTime(datetimeSeen)}</time>
            </>
          )}
        </p>
      </div>
      {isCurrent ? (
        <a className="action-list__action" href={logout}>
          Abmelden
        </a>
      ) : (
        form && <PlainForm form={formFor(form, { sessionId })} about={`${device.device}, angemeldet ${since}`} />
      )}
    </li>
  );
}
