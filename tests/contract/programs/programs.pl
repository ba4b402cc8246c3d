# Programs in Perl like those of third parties, with the requests of a check of bids and asks, of a feed of daily prices and of a reader
# of finders; the code is not theirs. First argument: the base address of calls.
use strict;
use warnings FATAL => 'all';
use HTTP::Tiny;
use JSON::PP;

my $base = shift;
my $http = HTTP::Tiny->new(agent => 'prices/1.0', timeout => 60);

sub get {
    my ($path) = @_;
    my $answer = $http->get($base . $path);
    die "$answer->{status} of $path\n" unless $answer->{success};
    return decode_json($answer->{content});
}

# Ends the program on a missing or null value, like code that reads a field without a check.
sub need {
    my ($value, @path) = @_;
    for my $step (@path) {
        die "no $step\n" unless ref $value;
        $value = ref $value eq 'ARRAY' ? $value->[$step] : $value->{$step};
        die "no $step\n" unless defined $value;
    }
    return $value;
}

sub bids_and_asks {
    my ($address) = @_;
    my $snapshot = get("/v1/$address/snapshot");
    need($snapshot, 'instrument', 'name');
    my @quotes = @{ need($snapshot, 'quoteList', 'list') };
    die "no market\n" unless @quotes;
    need($_, 'market', 'name') for @quotes;
    my @both = grep { defined $_->{bid} && defined $_->{ask} } @quotes;
    die "no market with bid and ask\n" unless @both;
    $_->{ask} >= $_->{bid} or die "the ask is below the bid\n" for @both;
}

sub daily_prices {
    my ($address) = @_;
    my $history = get("/v1/instruments/$address");
    my @days = @{ need($history, 'datetimeLast') };
    my @last = @{ need($history, 'last') };
    die "columns of different length\n" unless @days && @days == @last;
    $days[$_] > $days[ $_ - 1 ] or die "days out of order\n" for 1 .. $#days;
}

sub finder {
    my ($address) = @_;
    my $found = get("/v1/$address");
    need($found, 'total') > 0 or die "nothing found\n";
    for my $row (@{ need($found, 'list') }) {
        need($row, 'instrument', $_) for qw(entityType entityValue name isin wkn displayType urlName);
        need($row, 'instrument', 'urls', 'WEBSITE');
        my $kind = $row->{instrument}{entitySubType};
        die "sub type $kind\n" if defined $kind && $kind !~ /^(?:ETF|[A-Z_]*(?:CERTIFICATE|WARRANT))$/;
    }
}

my @cases = (
    (map { [ \&bids_and_asks, $_ ] } 'instruments/STOCK/ISIN:DE0007164600', 'stocks/ISIN:DE0007236101', 'funds/ISIN:DE0005933931'),
    [ \&bids_and_asks, 'funds/ISIN:IE00BK5BQT80' ],
    (map { [ \&daily_prices, $_ ] } 'FUND/00000000/eod_history?idNotation=163500&range=M1', 'STOCK/ISIN:DE0007164600/eod_history?range=Y1'),
    [ \&daily_prices, 'CURRENCY/EURUSD/eod_history?range=M3' ],
    [ \&daily_prices, 'CRYPTO/BTC-USD/eod_history?range=M1' ],
    [ \&daily_prices, 'STOCK/ISIN:IE00BK5BQT80/eod_history?range=M1' ],
    (map { [ \&finder, "$_/finder/configuration_query?perPage=40" ] } qw(funds derivatives bonds)),
);
my @lost;
for my $case (@cases) {
    my ($read, $what) = @$case;
    push @lost, "$what: $@" unless eval { $read->($what); 1 };
}
print JSON::PP->new->encode({ asked => scalar @cases, lost => \@lost }), "\n";
